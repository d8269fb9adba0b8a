import HandbookAssembly

/// Kinds of the compiler's messages, by the identifiers that `-debug-diagnostic-names` prints. Swift's source lists
/// them in `DiagnosticsSema.def` and its neighbours.
package enum MessageKind {
  /// Code isolated to one actor is used from outside that actor.
  static let isolation: Set = [
    "actor_isolated_access_outside_of_actor_context", "actor_isolated_call_decl",
    "actor_isolated_non_self_reference",
  ]
  /// Code outside the actor uses its member in a function that could wait for it.
  static let outsideOfActor: Set = ["actor_isolated_access_outside_of_actor_context"]
  static let isolatedCall: Set = ["actor_isolated_call_decl", "actor_isolated_non_self_reference"]
  /// Errors about `await`, `async` and actors. They do not depend on the type of a value, so no invention can remove
  /// them.
  static let effects = isolation.union(missingAwait)
  /// `@available(iSO 17, *)`: the compiler only warns, and ignores the attribute.
  static let unknownPlatform: Set = [
    "availability_suggest_platform_name", "availability_unrecognized_platform_name",
  ]
  /// A closure is given to code that runs at the same time.
  static let race: Set = ["regionbasedisolation_type_send_yields_race"]
  static let typeInsteadOfValue: Set = [
    "could_not_use_instance_member_on_type", "could_not_use_type_member_on_instance",
    "instance_member_use_on_type",
  ]
  static let ofNoInstance: Set = ["instance_member_in_initializer"]
  static let beforeDeclaration: Set = ["use_local_before_declaration"]
  static let circular: Set = ["circular_reference"]
  static let managedOutside: Set = ["attr_NSManaged_not_instance_member"]
  static let assignedToItself: Set = ["self_assignment_prop", "self_assignment_var"]
  static let missingAwait: Set = ["async_expr_without_await"]
  static let nothingThrows: Set = ["no_throw_in_try"]
  static let asyncCall: Set = ["async_in_nonasync_function"]
  package static let unknownName: Set = [
    "cannot_find_in_scope", "cannot_find_in_scope_corrected", "cannot_find_self_in_scope",
    "cannot_find_type_in_scope",
    "cannot_find_type_in_scope_did_you_mean", "unknown_attr_name",
  ]
  static let unknownMember = unknownDynamicMember.union([
    "could_not_find_value_member", "could_not_find_value_member_corrected",
  ])
  /// A member is asked of the value of a wrapper, which also lets its members be asked of a binding.
  static let unknownDynamicMember: Set = [
    "could_not_find_value_dynamic_member", "could_not_find_value_dynamic_member_corrected",
  ]
  /// The compiler knows a member of nearly the same name.
  static let correctedMember: Set = [
    "could_not_find_value_member_corrected", "could_not_find_type_member_corrected",
  ]
  static let unknownStaticMember: Set = [
    "could_not_find_type_member", "could_not_find_type_member_corrected",
  ]

  static let genericType: Set = ["generic_type_requires_arguments"]
  static let memberType: Set = ["invalid_member_type"]
  static let wrongInheritance: Set = [
    "inheritance_from_non_protocol", "inheritance_from_non_protocol_or_class",
  ]
  static let missingArgument: Set = [
    "missing_argument_labels", "missing_argument_named", "missing_argument_positional",
    "missing_arguments_in_call",
    "no_accessible_initializers",
  ]
  static let closureForValue: Set = ["closure_bad_param"]
  static let payloadBesideRawValue: Set = ["enum_with_raw_type_case_with_argument"]
  static let lacksRawValues: Set = ["enum_raw_type_nonconforming_and_nonsynthable"]
  static let extraArgument: Set = [
    "extra_argument_labels", "extra_argument_named", "extra_argument_positional",
    "extra_argument_to_nullary_call",
    "extra_arguments_in_call", "extra_trailing_closure_in_call",
  ]
  static let extraArguments: Set = ["extra_arguments_in_call"]
  static let argumentForNone: Set = ["extra_argument_to_nullary_call"]
  static let labelToRemove: Set = ["extra_argument_labels", "extra_argument_named"]
  static let wrongLabels: Set = ["wrong_argument_labels"]
  static let argumentsDoNotFit = missingArgument.union(extraArgument).union(wrongLabels)
    .union(["closure_bad_param", "unexpected_arguments_in_enum_case"])

  static let patternOfPayload: Set = ["enum_element_pattern_assoc_values_mismatch"]

  static let nothingConforms: Set = ["type_cannot_conform"]
  static let nothingIsUsed = nothingConforms.union([
    "cannot_apply_binop_to_args", "cannot_call_non_function_value", "could_not_find_tuple_member",
    "foreach_sequence_does_not_conform_to_expected_protocol",
  ])

  /// A closure that waits, or throws, where what takes it does not.
  static let needlessWait: Set = ["cannot_pass_async_func_to_sync_parameter", "async_functiontype_mismatch"]
  static let needlessThrow: Set = ["throws_functiontype_mismatch"]

  static let ignoredParameters: Set = ["closure_argument_list_missing", "closure_argument_list_tuple"]

  static let loop: Set = ["foreach_sequence_does_not_conform_to_expected_protocol"]

  static let wrongAssignment: Set = ["cannot_convert_assign", "cannot_convert_subscript_assign"]
  static let wrongType: Set = [
    "cannot_convert_argument_value", "cannot_convert_array_element", "cannot_convert_dict_key",
    "cannot_convert_dict_value", "cannot_convert_initializer_value", "cannot_convert_to_return_type",
  ]
  static let wrongInitialValue: Set = ["cannot_convert_initializer_value"]
  /// A condition that is not a `Bool`.
  static let wrongFlag: Set = ["cannot_convert_condition_value", "integer_used_as_boolean"]
  static let wrongParent: Set = ["cannot_convert_parent_type"]
  static let closureResult: Set = ["cannot_convert_closure_result"]
  static let wrongOperands: Set = ["cannot_apply_binop_to_args"]
  static let sameOperands: Set = ["cannot_apply_binop_to_same_args"]
  static let nilAssignment: Set = ["cannot_convert_assign_nil", "cannot_use_nil_with_this_type"]
  static let notOptional: Set = [
    "condition_optional_element_pattern_not_valid_type", "invalid_force_unwrap", "optional_chain_noop",
  ]

  /// `?` or `!` after a value that is not optional, or `nil` for such a value.
  static let needlessOptional = notOptional.union(["invalid_optional_chain"])
  static let escapes: Set = [
    "converting_noattrfunc_to_type", "converting_noescape_param_to_generic_type",
    "escaping_noescape_param_capture",
  ]
  static let implicitSelf: Set = [
    "method_call_in_closure_without_explicit_self", "property_use_in_closure_without_explicit_self",
  ]
  static let memberOfNothing: Set = ["could_not_find_tuple_member"]
  static let selectorOfObjectiveC: Set = ["expr_selector_no_objc_runtime", "expr_keypath_no_objc_runtime"]
  static let optionalRequirement: Set = ["optional_attribute_non_objc_protocol"]
  static let requirementConflict: Set = ["requirement_conflict"]
  static let unsetProperties: Set = ["return_from_init_without_initing_stored_properties"]
  static let notExhaustive: Set = ["non_exhaustive_switch"]
  static let ambiguousType: Set = ["ambiguous_type_base", "ambiguous_module_type"]
  static let noSuperclass: Set = ["override_nonclass_decl", "super_no_superclass"]
  static let wrongNumberOfParameters: Set = ["too_few_generic_arguments"]
  static let inaccessible: Set = ["init_candidate_inaccessible"]
  static let outsideOfLoop: Set = [
    "break_outside_loop", "continue_outside_loop", "unlabeled_break_outside_loop",
  ]
  static let madeBySelf: Set = ["dynamic_construct_class"]
  /// Errors about a declaration that another declaration may allow: a superclass, a protocol, an attribute or an extended type.
  static let ofDeclarations: Set = [
    "cannot_infer_type_for_pattern", "class_func_not_in_class", "class_var_not_in_class", "missing_override",
    "no_convenience_keyword_init", "property_wrapper_computed",
    "type_does_not_conform", "unsupported_type_nested_in_protocol_extension",
  ]
  static let patternAmongExpressions: Set = ["discard_expr_outside_of_assignment", "pattern_in_expr"]
  static let unusedKeyPath: Set = ["expression_unused_keypath_result"]
  static let noPrimaryType: Set = ["protocol_does_not_have_primary_assoc_type"]
  static let undeclaredOperator: Set = ["declared_operator_without_operator_decl"]
  static let undefinedMacro: Set = ["macro_must_be_defined"]
  static let undeclaredPrecedence: Set = ["unknown_precedence_group"]
  static let capturedTooEarly: Set = ["capture_before_declaration"]
  static let methodOfBinding: Set = ["expr_keypath_not_property"]
  static let unsetVariable: Set = ["variable_used_before_initialized"]
  static let noSubscript: Set = ["could_not_find_value_subscript"]
  static let noncopyable: Set = ["noncopyable_parameter_requires_ownership"]
  static let missingRequirement: Set = ["type_does_not_conform"]
  static let neededOptional: Set = ["optional_base_not_unwrapped", "optional_not_unwrapped"]
  static let immutable: Set = [
    "assignment_lhs_is_immutable_variable", "assignment_subscript_has_immutable_base",
    "cannot_apply_lvalue_binop_to_rvalue", "cannot_apply_lvalue_binop_to_subelement",
    "cannot_pass_rvalue_mutating_subelement",
  ]
  /// An argument of an `inout` parameter that has no `&`, or that cannot be changed.
  static let unchangeableArgument: Set = ["cannot_pass_rvalue_inout", "missing_address_of"]
  static let readOnlyArgument: Set = ["cannot_pass_rvalue_inout_subelement"]
  static let castToMacro: Set = ["cannot_find_type_in_cast_expression"]
  static let conflictingGenerics: Set = ["conflicting_arguments_for_generic_parameter"]
  /// no '+' candidates produce the expected contextual result type 'Character'
  static let noResult: Set = ["no_candidates_match_result_type"]
  static let parameterOutsideOfClosure: Set = ["anon_closure_arg_not_in_closure"]
  static let setOfReadOnly: Set = ["assignment_lhs_is_immutable_property"]
  static let resultOfNothing: Set = ["cannot_return_value_from_void_func", "return_expr_missing"]

  static let wrongDefault: Set = [
    "cannot_convert_default_arg_value", "cannot_convert_default_arg_value_protocol",
  ]
  static let lacksConformance: Set = wrongDefault.union([
    "cannot_convert_argument_value_protocol", "cannot_convert_initializer_value_protocol",
    "cannot_convert_thrown_type", "cannot_convert_to_return_type_protocol", "type_does_not_conform",
  ])
  /// A note about a member that a protocol requires, and the type lacks.
  static let requirement = requiredType.union(["no_witnesses"])
  static let requiredType: Set = ["no_witnesses_type"]
  /// A note at the member that keeps a type from conforming to a protocol.
  static let reasonOfLack: Set = [
    "associated_type_witness_conform_impossible", "codable_non_conforming_property_here",
    "missing_member_type_conformance_prevents_synthesis", "protocol_witness_type_conflict",
  ]
  /// A note at the use of a macro, about a message in what the macro expands to.
  package static let expansion: Set = ["in_macro_expansion"]
  static let requiresConformance: Set = [
    "type_does_not_conform_decl_owner", "type_does_not_conform_in_decl_ref",
    "type_does_not_conform_in_opaque_return",
    "type_does_not_conform_owner", "type_does_not_inherit", "type_does_not_inherit_or_conform_requirement",
  ]
  static let requiresClass: Set = [
    "type_does_not_conform_anyobject_decl_owner", "type_does_not_conform_anyobject_in_decl_ref",
    "type_is_not_a_class",
  ]
  static let conformsTwice: Set = ["redundant_conformance"]
  static let declaredTwice: Set = ["invalid_redecl"]
  static let storageDeclaredTwice: Set = ["invalid_redecl_implicit"]
  /// A note at a candidate that would fit if two types were the same.
  static let needsSameType: Set = ["candidate_types_equal_requirement"]
  static let returnAmongViews: Set = ["result_builder_disabled_by_return"]
  static let resultAmongViews: Set = ["type_does_not_conform_in_opaque_return"]
  static let loopAmongViews: Set = ["result_builder_control_flow"]
  static let missingReturn: Set = ["missing_return_closure", "missing_return_decl"]
  static let initializerInExtension: Set = ["designated_init_in_extension"]
  static let noInitializer: Set = ["class_without_init"]
  static let initializerOfClass: Set = ["no_convenience_keyword_init"]
  static let contractOfClasses: Set = ["non_class_cannot_conform_to_class_protocol"]
  static let overridesNothing: Set = [
    "initializer_does_not_override", "method_does_not_override", "property_does_not_override",
  ]
  static let overrideInExtension: Set = ["override_decl_extension"]
  static let needsObject: Set = [
    "cannot_convert_argument_value_anyobject", "invalid_ownership_protocol_type", "invalid_ownership_type",
  ]

  static let differentBranches: Set = ["single_value_stmt_branches_mismatch", "ternary_expr_cases_mismatch"]
  static let differentReturns: Set = ["opaque_type_mismatched_underlying_type_candidates"]
  static let staticOfInstance: Set = ["could_not_use_type_member_on_instance"]
  static let deprecated: Set = ["availability_deprecated"]
  static let unavailable: Set = ["availability_decl_unavailable", "availability_decl_unavailable_rename"]

  static let unknownContext: Set = [
    "cannot_infer_base_of_unresolved_member", "unresolved_member_no_inference",
  ]
  static let hiddenByAnother: Set = [
    "macro_expansion_missing_pound", "member_shadows_function", "member_shadows_global_function",
  ]
  /// Messages about a name that no declaration in scope has.
  static let unseen = unknownName.union(hiddenByAnother)
  static let ambiguousUse: Set = ["ambiguous_decl_ref"]
  static let ambiguousOperator: Set = ["ambiguous_operator_ref"]
  static let tooComplex: Set = ["expression_too_complex"]
  static let openType: Set = saysLittle.union([
    "ambiguous_decl_ref", "cannot_infer_closure_parameter_type", "cannot_infer_closure_result_type",
    "cannot_infer_closure_type", "cannot_infer_contextual_keypath_type_specify_root",
    "cannot_infer_empty_closure_result_type", "cannot_infer_keypath_root_anykeypath_context",
  ]).union(openGeneric)

  static let openKeyPath: Set = ["cannot_infer_contextual_keypath_type_specify_root"]
  static let openParameter: Set = ["cannot_infer_closure_parameter_type"]
  static let openGeneric: Set = ["unbound_generic_parameter", "unbound_generic_parameter_cast"]
  static let unknownBase: Set = ["cannot_infer_base_of_unresolved_member"]
  static let nilWithoutType: Set = ["unresolved_nil_literal"]
  static let calledValue: Set = ["cannot_call_non_function_value"]
  static let wrapperMissed: Set = ["incorrect_property_wrapper_reference_member"]
  static let valueForWrapper: Set = ["incorrect_property_wrapper_reference"]
  static let typeAsAttribute: Set = ["nominal_type_not_attribute"]
  static let methodAsMember: Set = ["expected_argument_in_contextual_member"]
  static let failedExpansion: Set = [
    "macro_init_accessor_not_documented_in_expansion", "macro_nonobserver_unexpected_in_expansion",
    "macro_nonobserving_accessor_missing_from_expansion",
  ]
  /// Messages that say that something is wrong, and not what.
  static let saysLittle = undiagnosed.union(noMatch)
  static let noMatch: Set = ["no_overloads_match_exactly_in_call"]
  static let undiagnosed: Set = ["failed_to_produce_diagnostic"]
  /// Messages that something could not be inferred. The cause may be in another message.
  static let vague = openGeneric.union(saysLittle)
  /// Messages that no types were found with which the code makes sense.
  static let withoutTypes = openType.subtracting(noMatch).union(ambiguousOperator)
    .union(["unresolved_member_no_inference", "cannot_infer_base_of_unresolved_member"])
  /// Messages that a value has another type than its context requires.
  static let mismatch = wrongType.union(wrongAssignment).union(closureResult).union(notOptional)
    .union(generic).union(lacksConformance).union(differentBranches)
    .union(["collection_literal_heterogeneous", "cannot_convert_closure_result_nil"])
  /// Messages that two types do not fit, or that a type lacks something.
  static let aboutTypes = mismatch.union(nothingConforms).union(wrongOperands).union(sameOperands).union(
    noMatch)
  /// Messages that no generic arguments fit a call.
  static let generic = requiresConformance.union(conflictingGenerics)
  /// Messages for which rows of their own say how a guess may cause them. All others are doubted where a guess is near.
  static let decidedByRows = mismatch.union(nothingConforms).union(overridesNothing).union(genericType)
    .union(ignoredParameters).union(typeWithoutSelf).union(ofSyntax).union(listForArguments)
  /// A note that names what a `switch` lacks
  static let missingCase: Set = ["missing_particular_case"]
  /// A note that a method must be `mutating`
  static let mustChange: Set = ["change_to_mutating"]
  static let wrongRawValue: Set = ["cannot_convert_raw_initializer_value"]
  static let opaqueWithoutValue: Set = ["opaque_type_var_no_init"]
  static let witnessThatIsFixed: Set = ["protocol_witness_settable_conflict"]
  static let tupleOfOneValue: Set = ["tuple_pattern_in_non_tuple_context"]
  static let tupleOfOtherLength: Set = ["tuple_pattern_length_mismatch"]
  /// A note that the actor could have a method which changes what is changed here from outside
  static let changeOfIsolated: Set = ["note_consider_method_for_isolated_property_mutation"]
  static let unhandledCall: Set = ["throwing_call_unhandled", "throwing_call_without_try"]
  static let differentTypes: Set = ["types_not_equal_in_decl_ref"]
  static let notDecoded: Set = ["codable_non_decoded_property_here"]
  static let witnessThatChanges: Set = ["protocol_witness_mutation_modifier_conflict"]
  static let returnIgnoresBuilder: Set = ["result_builder_disabled_by_return_warn"]
  /// A note that a result builder lacks what a statement needs
  static let lackOfBuilder: Set = [
    "result_builder_missing_build_array", "result_builder_missing_build_either",
    "result_builder_missing_build_limited_availability", "result_builder_missing_build_optional",
  ]
  static let severalStatements: Set = ["single_value_stmt_branch_must_end_in_result"]
  static let parameterBesideNamed: Set = [
    "anon_closure_arg_in_closure_with_args", "anon_closure_arg_in_closure_with_args_typo",
  ]
  static let enumWithoutCases: Set = ["empty_enum_raw_type", "enum_raw_type_nonconforming_and_nonsynthable"]
  /// What an attribute, such as `@propertyWrapper`, requires of the members of its type
  static let requiredByAttribute: Set = [
    "attr_MainType_without_main", "invalid_dynamic_callable_type", "invalid_dynamic_member_lookup_type",
    "property_wrapper_no_value_property", "result_builder_static_buildblock",
    "result_builder_static_buildblock_or_buildpartialblock",
  ]
  /// `.navigationDestination(for: Route)`: a type in place of a value
  static let typeWithoutSelf: Set = ["value_of_metatype_type"]
  /// `ModelContainer(for: Trip.self, configurations: [configuration])`
  static let listForArguments: Set = ["cannot_convert_array_to_variadic"]
  /// Messages of the parser and of macros about how the code is written, whatever its types are.
  static let ofSyntax: Set = ["bridged_error", "case_stmt_without_body", "property_wrapper_let"]
  /// Messages about a call that none of the functions of its name fits.
  static let aboutCalls = vague.union(extraArgument).union(missingArgument).union(unknownBase)
  /// Messages that no declaration has the form in which a name is used, such as a call with other arguments.
  static let ofForms = argumentsDoNotFit.union(typeInsteadOfValue).union(nilAssignment).union(openGeneric)
    .union(unchangeableArgument).union(madeBySelf).union(noSubscript).union(calledValue)
    .union([
      "expected_result_in_contextual_member", "cannot_coerce_to_type",
      "protocol_does_not_have_primary_assoc_type", "type_does_not_conform_in_decl_ref",
      "contextual_member_ref_on_protocol_requires_self_requirement", "expr_keypath_enum_case",
      "expr_keypath_value_covert_to_contextual_type", "ambiguous_decl_ref",
    ])
  /// Messages about code around the snippet, which appear when the snippet's brackets do not match.
  static let unbalanced: Set = ["decl_inner_scope"]
  static let braceTooMany: Set = ["extra_rbrace"]
  /// Warnings about editor placeholders, which the check puts where a value of any type will do.
  static let placeholder: Set = ["lex_editor_placeholder"]
  /// A member that is private where it is declared, or `fileprivate` in another file of the same compiler process
  static let inaccessibleMember: Set = ["candidate_inaccessible"]
  static let isolatedToNoActor: Set = ["isolated_parameter_not_actor"]
  static let unknownMacro: Set = ["macro_undefined"]
  static let noAccessibleInitializer: Set = ["no_accessible_initializers"]
  static let macroOfPlugin: Set = ["external_macro_not_found"]
  /// A getter that changes the value it is asked of, such as the one of a `lazy var`
  static let changingGetter: Set = [
    "cannot_pass_rvalue_mutating_getter", "cannot_pass_rvalue_mutating_getter_subelement",
  ]
  /// `controller as DetailController`, where `as!` or `as?` is meant
  static let neededCast: Set = ["cannot_coerce_to_type", "cannot_convert_coerce", "missing_forced_downcast"]
  static let noUnderlyingType: Set = ["opaque_type_no_underlying_type_candidates"]
  /// A member that is less visible than the requirement that it meets
  static let hiddenWitness: Set = ["witness_not_accessible_proto"]
  static let escapingOptional: Set = ["escaping_optional_type_argument"]
  static let constrainedToStruct: Set = ["requires_conformance_nonprotocol"]
  static let wrapperOfComputed: Set = ["property_wrapper_computed"]
  static let lazyComputed: Set = ["lazy_not_on_computed"]
  static let missingOverride: Set = ["missing_override"]
  /// `weak var handler: Handler?` of a struct
  static let ownedValue: Set = ["invalid_ownership_type"]
  /// `weak var delegate: CartDelegate?` of a protocol
  static let ownedContract: Set = ["invalid_ownership_protocol_type"]
  static let storedInExtension: Set = ["extension_stored_property"]
  static let unhandledTry: Set = ["try_unhandled"]
  static let missingLabels: Set = ["missing_argument_labels"]
  static let caseOutsideOfSwitch: Set = ["case_outside_of_switch"]
  /// Messages of the parser that nothing outside of the code can mend.
  static let brokenRules: Set = ["case_after_default", "docatch_not_trycatch"]
  static let nilAsDefault: Set = ["cannot_convert_default_arg_value_nil"]
  static let boundInOnePattern: Set = ["extra_var_in_multiple_pattern_list"]
  static let capturedInOut: Set = ["escaping_inout_capture"]
  static let unhandledThrow: Set = [
    "throw_in_nonthrowing_function", "throw_unhandled", "throw_in_illegal_context",
  ]
  static let curlyQuote: Set = ["lex_invalid_curly_quote"]
  static let platformWithoutStar: Set = ["availability_query_required_for_platform"]
  static let starMissing: Set = ["availability_query_wildcard_required"]
  static let patternOfOtherType: Set = ["cannot_match_expr_pattern_with_value"]
  static let guardWithoutElse: Set = ["expected_else_after_guard"]
  static let chainOfValue: Set = ["invalid_optional_chain"]
  static let guardGoesOn: Set = ["guard_body_must_not_fallthrough"]
  static let assignedElement: Set = ["assignment_subscript_has_immutable_base"]
  /// `#error("…")` in a branch of `#if`
  static let writtenError: Set = ["pound_error"]
  /// A declaration that is more visible than a type in its signature
  static let accessOfType: Set = [
    "function_type_access", "macro_type_access", "pattern_type_access", "pattern_type_access_inferred",
  ]
  /// `~Sendable`, which a later compiler takes without a flag
  static let ofLaterSwift: Set = [
    "availability_domain_requires_feature", "tilde_sendable_requires_feature_flag",
  ]
  static let orderOfArguments: Set = [
    "argument_out_of_order_named_named", "argument_out_of_order_named_unnamed",
    "argument_out_of_order_unnamed_named", "argument_out_of_order_unnamed_unnamed",
  ]
}

extension CompilerMessage.Note {
  package func isOf(_ kinds: Set<String>) -> Bool { id.map(kinds.contains) ?? false }
}

/// Things after a colon in a declaration that are not protocols, as the messages name them.
enum Contract {
  static let classType = "a class type"
}

extension CompilerMessage {
  package func isOf(_ kinds: Set<String>) -> Bool { id.map(kinds.contains) ?? false }

  /// Why the type does not conform to the protocol: what it stores does not, a member has another type, or a member
  /// is missing that a protocol of the library requires, or the only one that is missing.
  var reasonOfLack: Note? {
    let missing = notes.filter { $0.isOf(MessageKind.requirement) }
    return notes.first { $0.isOf(MessageKind.reasonOfLack) && $0.file == file }
      ?? missing.first { $0.file != file }
      ?? (missing.count == 1 ? missing.first { !$0.isOf(MessageKind.requiredType) } : nil)
  }

  /// The name that Apple's Foundation has and the one on Linux lacks: 'MeasurementFormatter' is unavailable: Not
  /// supported in swift-corelibs-foundation.
  var lackedByThisSystem: String? {
    let reasons = ["swift-corelibs-foundation", "non-Darwin platforms"]
    if isOf(MessageKind.unavailable), reasons.contains(where: text.contains) { return quoted.first }
    // cannot assign to property: 'waitsForConnectivity' is a get-only property
    return isOf(MessageKind.setOfReadOnly) ? quoted.first.flatMap { Lexicon.settableOnApple[$0] } : nil
  }

  /// Whether the message says that a bracket is missing or left over, as `expected_rparen_expr_list` and its many
  /// relatives do.
  var saysUnbalanced: Bool {
    isOf(MessageKind.unbalanced)
      || ["expected_rbrace", "expected_rparen", "expected_rsquare"].contains { id?.hasPrefix($0) ?? false }
  }
}
