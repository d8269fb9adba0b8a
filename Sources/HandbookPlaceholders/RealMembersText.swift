/// Members that Apple's types have and the stub library's lack, from the iOS 26.2 interfaces and headers.
/// `Scripts/real-members` writes this file.
///
/// A type's members are on its line, and on those below that begin with a space.
let realMembersText = """
  AVAsset: asset cancelLoading chapterMetadataGroups chapterMetadataGroupsBestMatchingPreferredLanguages
    findUnusedTrackID if isCompatibleWithAirPlayVideo isCompatibleWithSavedPhotosAlbum isComposable
    isExportable isPlayable isReadable loadChapterMetadataGroups
    loadChapterMetadataGroupsBestMatchingPreferredLanguages loadMediaSelectionGroup loadMetadata loadTrack
    loadTracks mediaSelectionGroup metadata naturalSize referenceRestrictions track tracks unusedTrackID
    withURL
  AVAudioApplication: inputMuteStateChangeNotification inputMuted isInputMuted microphoneInjectionPermission
    muteStateKey recordPermission requestMicrophoneInjectionPermission setInputMuteStateChangeHandler
    setInputMuted shared sharedInstance
  AVAudioApplication.MicrophoneInjectionPermission: denied granted serviceDisabled undetermined
  AVAudioApplication.recordPermission: denied granted undetermined
  AVAudioPlayer: averagePower channelAssignments currentDevice data delegate deviceCurrentTime enableRate
    format intendedSpatialExperience isMeteringEnabled meteringEnabled numberOfChannels pan peakPower
    playing rate setVolume settings updateMeters url
  AVAudioSession: activate allowHapticsAndSystemSoundsDuringRecording availableCategories availableInputs
    availableInputsChangeNotification availableModes category categoryOptions
    currentHardwareInputNumberOfChannels currentHardwareOutputNumberOfChannels currentHardwareSampleRate
    currentRoute delegate inputAvailable inputDataSource inputDataSources inputGain inputGainSettable
    inputIsAvailable inputLatency inputNumberOfChannels inputOrientation intendedSpatialExperience
    intendedSpatialExperienceOptions ioBufferDuration isEchoCancelledInputAvailable
    isEchoCancelledInputEnabled isInputAvailable isInputGainSettable isMicrophoneInjectionAvailable
    isNowPlayingCandidate isOtherAudioPlaying isOutputMuted maximumInputNumberOfChannels
    maximumOutputNumberOfChannels microphoneInjectionCapabilitiesChangeNotification mode muteStateKey
    otherAudioPlaying outputDataSource outputDataSources outputLatency outputMuteStateChangeNotification
    outputMuted outputNumberOfChannels outputVolume overrideOutputAudioPort preferredHardwareSampleRate
    preferredIOBufferDuration preferredInput preferredInputNumberOfChannels preferredInputOrientation
    preferredMicrophoneInjectionMode preferredOutputNumberOfChannels preferredSampleRate
    prefersEchoCancelledInput prefersInterruptionOnRouteDisconnect prefersNoInterruptionsFromSystemAlerts
    prepareRouteSelectionForPlayback promptStyle recordPermission renderingCapabilitiesChangeNotification
    renderingMode renderingModeChangeNotification requestRecordPermission routeSharingPolicy sampleRate
    secondaryAudioShouldBeSilencedHint set setAggregatedIOPreference setAllowHaptics setInputDataSource
    setInputGain setIntended setIntendedSpatialExperience setIsNowPlayingCandidate setMode
    setOutputDataSource setOutputMuted setPreferred setPreferredHardwareSampleRate
    setPreferredIOBufferDuration setPreferredInput setPreferredInputNumber setPreferredInputOrientation
    setPreferredMicrophoneInjectionMode setPreferredOutputNumber setPreferredSampleRate
    setPrefersEchoCancelledInput setPrefersInterruption setPrefersNoInterruptions
    setSupportsMultichannelContent spatialPlaybackCapabilitiesChangedNotification
    supportedOutputChannelLayouts supportsMultichannelContent userIntentToUnmuteOutputNotification
  AVAudioSession.Category: audioProcessing multiRoute
  AVAudioSession.CategoryOptions: allowAirPlay allowBluetooth allowBluetoothA2DP allowBluetoothHFP
    bluetoothHighQualityRecording farFieldInput interruptSpokenAudioAndMixWithOthers
    overrideMutedMicrophoneInterruption
  AVAudioSession.IOType: aggregated notSpecified
  AVAudioSession.InterruptionOptions: shouldResume
  AVAudioSession.InterruptionReason: appWasSuspended builtInMicMuted default
  AVAudioSession.InterruptionType: began ended
  AVAudioSession.Location: lower orientationBack orientationBottom orientationFront orientationLeft
    orientationRight orientationTop polarPatternCardioid polarPatternOmnidirectional polarPatternSubcardioid
    upper
  AVAudioSession.MicrophoneInjectionMode: none spokenAudio
  AVAudioSession.Mode: dualRoute gameChat measurement shortFormVideo videoChat videoRecording voicePrompt
  AVAudioSession.Orientation: back bottom front left right top
  AVAudioSession.PolarPattern: cardioid omnidirectional stereo subcardioid
  AVAudioSession.Port: airPlay avb bluetoothA2DP bluetoothHFP bluetoothLE builtInMic builtInReceiver
    builtInSpeaker carAudio continuityMicrophone displayPort fireWire hdmi headphones headsetMic lineIn
    lineOut pci thunderbolt usbAudio virtual
  AVAudioSession.PortOverride: none speaker
  AVAudioSession.PromptStyle: none normal short
  AVAudioSession.RecordPermission: denied granted undetermined
  AVAudioSession.RenderingMode: dolbyAtmos dolbyAudio monoStereo notApplicable spatialAudio surround
  AVAudioSession.RouteChangeReason: categoryChange newDeviceAvailable noSuitableRouteForCategory
    oldDeviceUnavailable override routeConfigurationChange unknown wakeFromSleep
  AVAudioSession.RouteSelection: external local none
  AVAudioSession.RouteSharingPolicy: default independent longForm longFormAudio longFormVideo
  AVAudioSession.SetActiveOptions: notifyOthersOnDeactivation
  AVAudioSession.SilenceSecondaryAudioHintType: begin end
  AVAudioSession.SoundStageSize: automatic large medium small
  AVAudioSession.StereoOrientation: landscapeLeft landscapeRight none portrait portraitUpsideDown
  AVAuthorizationStatus: sAuthorized sDenied sNotDetermined sRestricted
  AVCaptureDevice: activeColorSpace activeDepthDataFormat activeDepthDataMinFrameDuration activeFormat
    activeInputSource activeMaxExposureDuration activeMicrophoneMode activePrimaryConstituentDevice
    activePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
    activePrimaryConstituentDeviceSwitchingBehavior activeVideoMaxFrameDuration activeVideoMinFrameDuration
    adjustingExposure adjustingFocus adjustingWhiteBalance autoFocusRangeRestriction
    autoFocusRangeRestrictionSupported autoVideoFrameRateEnabled
    automaticallyAdjustsFaceDrivenAutoExposureEnabled automaticallyAdjustsFaceDrivenAutoFocusEnabled
    automaticallyAdjustsVideoHDREnabled automaticallyEnablesLowLightBoostWhenAvailable
    availableReactionTypes backgroundReplacementActive backgroundReplacementEnabled
    cameraLensSmudgeDetectionEnabled cameraLensSmudgeDetectionInterval cameraLensSmudgeDetectionStatus
    canPerformReactionEffects cancelVideoZoomRamp centerStageActive centerStageControlMode
    centerStageEnabled centerStageRectOfInterest centerStageRectOfInterestSupported chromaticityValues
    cinematicVideoCaptureSceneMonitoringStatuses companionDeskViewCamera connected constituentDevices
    continuityCamera defaultDevice defaultRectForExposurePoint defaultRectForFocusPoint device deviceType
    deviceWhiteBalanceGains deviceWhiteBalanceGainsForTemperature devices displayVideoZoomFactorMultiplier
    dualCameraSwitchOverVideoZoomFactor dynamicAspectRatio dynamicDimensions edgeLightActive
    edgeLightEnabled exposureDuration exposureMode exposurePointOfInterest exposurePointOfInterestSupported
    exposureRectOfInterest exposureRectOfInterestSupported exposureTargetBias exposureTargetOffset
    extrinsicMatrix faceDrivenAutoExposureEnabled faceDrivenAutoFocusEnabled
    fallbackPrimaryConstituentDevices flashActive flashAvailable flashMode focusMode focusPointOfInterest
    focusPointOfInterestSupported focusRectOfInterest focusRectOfInterestSupported
    followingExternalSyncDevice formats geometricDistortionCorrectionEnabled
    geometricDistortionCorrectionSupported globalToneMappingEnabled grayWorldDeviceWhiteBalanceGains has
    hasFlash hasMediaType hasTorch inUseByAnotherApplication inputSources isAdjustingExposure
    isAdjustingFocus isAdjustingWhiteBalance isAutoFocusRangeRestrictionSupported
    isAutoVideoFrameRateEnabled isBackgroundReplacementActive isBackgroundReplacementEnabled
    isCameraLensSmudgeDetectionEnabled isCenterStageActive isCenterStageEnabled
    isCenterStageRectOfInterestSupported isConnected isContinuityCamera isEdgeLightActive isEdgeLightEnabled
    isExposureModeSupported isExposurePointOfInterestSupported isExposureRectOfInterestSupported
    isFaceDrivenAutoExposureEnabled isFaceDrivenAutoFocusEnabled isFlashActive isFlashAvailable
    isFlashModeSupported isFocusModeSupported isFocusPointOfInterestSupported isFocusRectOfInterestSupported
    isFollowingExternalSyncDevice isGeometricDistortionCorrectionEnabled
    isGeometricDistortionCorrectionSupported isGlobalToneMappingEnabled isInUseByAnotherApplication
    isLockingFocusWithCustomLensPositionSupported isLockingWhiteBalanceWithCustomDeviceGainsSupported
    isLowLightBoostEnabled isLowLightBoostSupported isPortraitEffectActive isPortraitEffectEnabled
    isRampingVideoZoom isSmoothAutoFocusEnabled isSmoothAutoFocusSupported isStudioLightActive
    isStudioLightEnabled isSubjectAreaChangeMonitoringEnabled isSuspended isTorchActive isTorchAvailable
    isTorchModeSupported isVideoFrameDurationLocked isVideoHDREnabled isVirtualDevice
    isWhiteBalanceModeSupported iso lensAperture lensPosition linkedDevices lock
    lockingFocusWithCustomLensPositionSupported lockingWhiteBalanceWithCustomDeviceGainsSupported
    lowLightBoostEnabled lowLightBoostSupported manufacturer maxAvailableVideoZoomFactor
    maxExposureTargetBias maxWhiteBalanceGain minAvailableVideoZoomFactor minExposureRectOfInterestSize
    minExposureTargetBias minFocusRectOfInterestSize minSupportedExternalSyncFrameDuration
    minSupportedLockedVideoFrameDuration minimumFocusDistance modelID nominalFocalLengthIn35mmFilm
    performEffect portraitEffectActive portraitEffectEnabled position preferredMicrophoneMode
    primaryConstituentDeviceRestrictedSwitchingBehaviorConditions primaryConstituentDeviceSwitchingBehavior
    ramp rampingVideoZoom reactionEffectGesturesEnabled reactionEffectsEnabled reactionEffectsInProgress set
    setCameraLensSmudgeDetectionEnabled setCinematicVideoFixedFocus setCinematicVideoTrackingFocus
    setDynamic setDynamicAspectRatio setExposureModeCustom setExposureTargetBias setFocusModeLocked
    setPrimaryConstituentDeviceSwitchingBehavior setTorchModeOn setTransportControlsPlaybackMode
    setWhiteBalanceModeLocked setWhiteBalanceModeLockedWithDeviceWhiteBalanceTemperature show
    showSystemUserInterface smartFramingMonitor smoothAutoFocusEnabled smoothAutoFocusSupported
    spatialCaptureDiscomfortReasons studioLightActive studioLightEnabled subjectAreaChangeMonitoringEnabled
    subjectAreaDidChangeNotification supportedFallbackPrimaryConstituentDevices supports
    supportsAVCaptureSessionPreset suspended systemPreferredCamera systemPressureState
    temperatureAndTintValues torchActive torchAvailable torchLevel torchMode transportControlsPlaybackMode
    transportControlsSpeed transportControlsSupported transportType unlockForConfiguration
    userPreferredCamera videoFrameDurationLocked videoHDREnabled videoZoomFactor virtualDevice
    virtualDeviceSwitchOverVideoZoomFactors wasConnectedNotification wasDisconnectedNotification
    whiteBalanceGainsFor whiteBalanceGainsForChromaticityValues whiteBalanceGainsForTemperatureAndTintValues
    whiteBalanceMode withUniqueID
  AVCaptureDevice.AutoFocusRangeRestriction: far near none
  AVCaptureDevice.CenterStageControlMode: app cooperative user
  AVCaptureDevice.CinematicVideoFocusMode: none strong weak
  AVCaptureDevice.DeviceType: builtInDualCamera builtInDualWideCamera builtInDuoCamera
    builtInLiDARDepthCamera builtInMicrophone builtInTelephotoCamera builtInTripleCamera
    builtInTrueDepthCamera builtInUltraWideCamera builtInWideAngleCamera continuityCamera deskViewCamera
    external externalUnknown microphone typeBuiltInDualCamera typeBuiltInDualWideCamera typeBuiltInDuoCamera
    typeBuiltInLiDARDepthCamera typeBuiltInMicrophone typeBuiltInTelephotoCamera typeBuiltInTripleCamera
    typeBuiltInTrueDepthCamera typeBuiltInUltraWideCamera typeBuiltInWideAngleCamera typeContinuityCamera
    typeDeskViewCamera typeExternal typeExternalUnknown typeMicrophone
  AVCaptureDevice.DiscoverySession: devices discoverySession supportedMultiCamDeviceSets
  AVCaptureDevice.ExposureMode: autoExpose continuousAutoExposure custom locked
  AVCaptureDevice.FlashMode: auto off on
  AVCaptureDevice.FocusMode: autoFocus continuousAutoFocus locked
  AVCaptureDevice.Format: autoFocusSystem autoVideoFrameRateSupported backgroundReplacementSupported
    cameraLensSmudgeDetectionSupported centerStageSupported cinematicVideoCaptureSupported
    defaultSimulatedAperture edgeLightSupported formatDescription
    geometricDistortionCorrectedVideoFieldOfView globalToneMappingSupported highPhotoQualitySupported
    highResolutionStillImageDimensions highestPhotoQualitySupported isAutoVideoFrameRateSupported
    isBackgroundReplacementSupported isCameraLensSmudgeDetectionSupported isCenterStageSupported
    isCinematicVideoCaptureSupported isEdgeLightSupported isGlobalToneMappingSupported
    isHighPhotoQualitySupported isHighestPhotoQualitySupported isMultiCamSupported isPortraitEffectSupported
    isPortraitEffectsMatteStillImageDeliverySupported isSmartFramingSupported isSpatialVideoCaptureSupported
    isStudioLightSupported isVideoBinned isVideoHDRSupported isVideoStabilizationModeSupported
    isVideoStabilizationSupported maxExposureDuration maxISO maxSimulatedAperture mediaType
    minExposureDuration minISO minSimulatedAperture multiCamSupported portraitEffectSupported
    portraitEffectsMatteStillImageDeliverySupported reactionEffectsSupported
    secondaryNativeResolutionZoomFactors smartFramingSupported spatialVideoCaptureSupported
    studioLightSupported supportedColorSpaces supportedDepthDataFormats supportedDynamicAspectRatios
    supportedMaxPhotoDimensions supportedVideoZoomFactorsForDepthDataDelivery
    supportedVideoZoomRangesForDepthDataDelivery systemRecommendedExposureBiasRange
    systemRecommendedVideoZoomRange unsupportedCaptureOutputClasses videoBinned videoFieldOfView
    videoFrameRateRangeForBackgroundReplacement videoFrameRateRangeForCenterStage
    videoFrameRateRangeForCinematicVideo videoFrameRateRangeForPortraitEffect
    videoFrameRateRangeForReactionEffectsInProgress videoFrameRateRangeForStudioLight videoHDRSupported
    videoMaxZoomFactor videoMaxZoomFactorForCenterStage videoMaxZoomFactorForCinematicVideo
    videoMaxZoomFactorForDepthDataDelivery videoMinZoomFactorForCenterStage
    videoMinZoomFactorForCinematicVideo videoMinZoomFactorForDepthDataDelivery videoStabilizationSupported
    videoSupportedFrameRateRanges videoZoomFactorUpscaleThreshold
    zoomFactorsOutsideOfVideoZoomRangesForDepthDeliverySupported
  AVCaptureDevice.InputSource: inputSourceID localizedName
  AVCaptureDevice.LensStabilizationStatus: active off outOfRange sActive sOff sOutOfRange sUnavailable
    sUnsupported unavailable unsupported
  AVCaptureDevice.MicrophoneMode: standard voiceIsolation wideSpectrum
  AVCaptureDevice.Position: back front unspecified
  AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: exposureModeChanged
    focusModeChanged none videoZoomChanged
  AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior: auto locked restricted unsupported
  AVCaptureDevice.SystemPressureState: factors level
  AVCaptureDevice.SystemUserInterface: microphoneModes videoEffects
  AVCaptureDevice.TorchMode: auto off on
  AVCaptureDevice.TransportControlsPlaybackMode: notPlaying playing
  AVCaptureDevice.WhiteBalanceMode: autoWhiteBalance continuousAutoWhiteBalance locked
  AVMediaType: auxiliaryPicture closedCaption depthData haptic metadata metadataObject muxed subtitle
    timecode typeAudio typeAuxiliaryPicture typeClosedCaption typeDepthData typeHaptic typeMetadata
    typeMetadataObject typeMuxed typeSubtitle typeText typeTimecode typeVideo
  AVPlayer: actionAtItemEnd addBoundaryTimeObserver addPeriodicTimeObserver airPlayVideoActive
    allowsAirPlayVideo allowsExternalPlayback appliesMediaSelectionCriteriaAutomatically
    audioOutputDeviceUniqueID audioOutputSuppressedDueToNonMixableAudioRoute
    audiovisualBackgroundPlaybackPolicy availableHDRModes cancelPendingPrerolls closedCaptionDisplayEnabled
    currentTime defaultRate eligibleForHDRPlayback endif error externalPlaybackActive
    externalPlaybackVideoGravity intendedSpatialAudioExperience isAirPlayVideoActive
    isClosedCaptionDisplayEnabled isExternalPlaybackActive isObservationEnabled masterClock
    mediaSelectionCriteria muted networkResourcePriority observationEnabled
    outputObscuredDueToInsufficientExternalProtection playImmediately player
    preferredVideoDecoderGPURegistryID preroll preventsAutomaticBackgroundingDuringVideoPlayback
    reasonForWaitingToPlay removeTimeObserver seek set setMediaSelectionCriteria setRate sourceClock status
    timeControlStatus usesAirPlayVideoWhileAirPlayScreenIsActive
    usesExternalPlaybackWhileExternalScreenIsActive videoOutput with withPlayerItem withURL
  AVPlayer.ActionAtItemEnd: advance none pause
  AVPlayer.HDRMode: dolbyVision hdr10 hlg
  AVPlayer.NetworkResourcePriority: default high low
  AVPlayer.RateDidChangeReason: appBackgrounded audioSessionInterrupted setRateCalled setRateFailed
  AVPlayer.Status: failed readyToPlay sFailed sReadyToPlay sUnknown unknown
  AVPlayer.TimeControlStatus: paused playing sPaused sPlaying sWaitingToPlayAtSpecifiedRate
    waitingToPlayAtSpecifiedRate
  AVPlayerItem: accessLog add addMediaDataCollector addOutput allowedAudioSpatializationFormats
    appliesPerFrameHDRDisplayMetadata asset audioMix audioSpatializationAllowed audioTimePitchAlgorithm
    automaticallyLoadedAssetKeys automaticallyPreservesTimeOffsetFromLive canPlayFastForward
    canPlayFastReverse canPlayReverse canPlaySlowForward canPlaySlowReverse canStepBackward canStepForward
    canUseNetworkResourcesForLiveStreamingWhilePaused cancelPendingSeeks configuredTimeOffsetFromLive copy
    currentDate currentMediaSelection currentTime duration effectiveMediaPresentationSettings endif errorLog
    externalMetadata forwardPlaybackEndTime integratedTimeline interstitialTimeRanges
    isAudioSpatializationAllowed isPlaybackBufferEmpty isPlaybackBufferFull isPlaybackLikelyToKeepUp
    loadedTimeRanges mediaDataCollectors outputs playbackBufferEmpty playbackBufferFull
    playbackLikelyToKeepUp playerItem preferredCustomMediaSelectionSchemes preferredForwardBufferDuration
    preferredMaximumResolution preferredMaximumResolutionForExpensiveNetworks preferredPeakBitRate
    preferredPeakBitRateForExpensiveNetworks presentationSize recommendedTimeOffsetFromLive remove
    removeMediaDataCollector removeOutput reversePlaybackEndTime seek seekableTimeRanges
    seekingWaitsForVideoCompositionRendering select selectMedia selectMediaOption
    selectMediaOptionAutomatically selectMediaPresentationLanguage selectMediaPresentationSetting
    selectedMediaOption selectedMediaPresentationLanguage selectedMediaPresentationSettings
    startsOnFirstEligibleVariant step templatePlayerItem textStyleRules timebase timedMetadata tracks
    variantPreferences videoApertureMode
  AVPlayerItem.Status: sFailed sReadyToPlay sUnknown
  AVPlayerViewController: allowedSubtitleOptionLanguages allowsVideoFrameAnalysis
    appliesPreferredDisplayCriteriaAutomatically beginTrimming canBeginTrimming
    canStartPictureInPictureAutomaticallyFromInline contentOverlayView contextualActions
    contextualActionsInfoView contextualActionsPreviewImage customInfoViewController
    customInfoViewControllers customOverlayViewController entersFullScreenWhenPlaybackBegins
    exitsFullScreenWhenPlaybackEnds experienceController groupExperienceCoordinator infoViewActions
    isReadyForDisplay isSkipBackwardEnabled isSkipForwardEnabled
    mediaCharacteristicsForSupportedCustomMediaSelectionSchemes pixelBufferAttributes
    playbackControlsIncludeInfoViews playbackControlsIncludeTransportBar preferredDisplayDynamicRange
    readyForDisplay requiresFullSubtitles requiresLinearPlayback requiresMonoscopicViewingMode select
    selectSpeed selectedSpeed showsTimecodes skipBackwardEnabled skipForwardEnabled skippingBehavior speeds
    toggleLookupAction transportBarCustomMenuItems transportBarIncludesTitleView unobscuredContentGuide
    updatesNowPlayingInfoCenter videoBounds videoFrameAnalysisTypes videoGravity
  AVPlayerViewControllerDelegate: nextChannelInterstitialViewController player
    playerViewControllerDidEndDismissalTransition playerViewControllerDidStartPicture
    playerViewControllerDidStopPicture playerViewControllerShouldAutomaticallyDismissAtPicture
    playerViewControllerShouldDismiss playerViewControllerWillBeginDismissalTransition
    playerViewControllerWillStartPicture playerViewControllerWillStopPicture
    previousChannelInterstitialViewController skipToNextItem skipToPreviousItem
  AVQueuePlayer: advanceToNextItem canInsert canInsertItem insert insertItem items queuePlayer remove
    removeAllItems removeItem
  AVURLAsset: assetCache audiovisualContentTypes audiovisualMIMETypes audiovisualTypes compatibleTrack
    findCompatibleTrack httpSessionIdentifier if isPlayableExtendedMIMEType
    mayRequireContentKeysForMediaDataProcessing mediaExtensionProperties resourceLoader sidecarURL
  AccessibilityActionKind: delete showMenu
  AccessibilityAdjustmentDirection: hash hashValue
  AccessibilityChildBehavior: hash hashValue
  AccessibilityFocusState: location resetValue technologies value
  AccessibilityHeadingLevel: rawValue
  AccessibilityLabeledPairRole: hash hashValue
  AccessibilityNotification: PageScrolled
  AccessibilityRotorContent: body
  AccessibilityRotorEntry: body
  AccessibilityTechnologies: contains formIntersection formSymmetricDifference formUnion insert intersection
    remove symmetricDifference union update
  AccessibilityZoomGestureAction.Direction: hash hashValue
  AdaptableTabBarPlacement: hash hashValue
  Alert: sideBySideButtons
  Alignment: bufferAlignment roundToAligment
  Anchor: box endOfLine endOfSubject endOfSubjectBeforeNewline firstMatchingPositionInSubject hash hashValue
    inverted regex startOfLine startOfSubject textSegmentBoundary wordBoundary
  Anchor.Source: box
  Angle: encode hash hashValue
  Animation: animate base box customMirror debugDescription hash hashValue shouldMerge
    systemOverlayAppearance systemOverlayDelayedDisappearance systemOverlayDisappearance
    systemOverlayDisappearanceDelay velocity
  AnimationCompletionCriteria: hash hashValue
  AnimationContext: withState
  AnimationState: defaultSource defaultSourceJoints defaultTarget defaultTargetJoints deltaTime
    evaluationTime normalizedTime storeAnimatedJoints storeAnimatedValue
  AnimationTimelineSchedule: Entries
  AnimationTimelineSchedule.Entries: next
  AnnotationPosition: bottomLeading bottomTrailing topLeading topTrailing
  AnyCancellable: hashValue
  AnyGesture: storage
  AnyGradient: hash hashValue provider
  AnyLayout: animatableData explicitAlignment makeCache spacing storage updateCache
  AnyPublisher: box description playgroundDescription
  AnyShape: animatableData sizeThatFits storage
  AnyShapeStyle: Storage storage
  AnyShapeStyle.Storage: box
  AnySubscriber: box customMirror customMirrorThunk description descriptionThunk playgroundDescription
    playgroundDescriptionThunk
  AnyTransition: box
  AnyView: storage
  AppStore: Environment Platform ageRatingCode canMakePaymentsAsyncUsableFromInline deviceVerificationID
    presentMerchandising presentOfferCodeRedeemSheet requestReview showManageSubscriptions
  AppStore.Environment: production rawValue sandbox xcode
  AppStore.Platform: iOS macOS rawValue tvOS visionOS
  AppearSymbolEffect: configuration hash hashValue
  AppearsActiveKey: read write
  AsymmetricTransition: properties
  AsyncImage: body
  AttributeContainer: Builder accessibility accessibilityHeadingLevel accessibilitySpeechAdjustedPitch
    accessibilitySpeechAnnouncementPriority accessibilitySpeechAnnouncementsQueued
    accessibilitySpeechIncludesPunctuation accessibilitySpeechPhoneticNotation
    accessibilitySpeechSpellsOutCharacters accessibilityTextCustom accessibilityTextualContext
    actualByteCount adaptiveImageGlyph agreementArgument agreementConcept alignment alternateDescription
    amPM attachment audioTimeRange automatic backgroundColor baselineOffset byte byteCount console currency
    dateField day dayOfYear days decimal decimalSeparator decode decodeMarkdown default delimiter
    description double durationField eb encode era expansion familyName fileSystem filter font
    foregroundColor foundation fraction gb givenName groupingSeparator h1 h2 h3 h4 h5 h6 hash hashValue high
    hour hours imageURL inflect inflectionAlternative inheritedByAddedText inlinePresentationIntent int
    integer kb kern languageIdentifier ligature lineHeight link listItemDelimiter localizedDateArgument
    localizedDateIntervalArgument localizedNumberFormat localizedNumericArgument
    localizedStringArgumentAttributes localizedURLArgument low markdownName markdownSourcePosition mb
    measurement merge merging messaging microseconds middleName milliseconds minute minutes month morphology
    name namePrefix nameSuffix nanoseconds narrative nickname numberFormat numberPart numberSymbol
    objectiveCValue obliqueness paragraphStyle pb percent personNameComponent plain presentationIntent
    quarter rawValue referentConcept relatedGregorianYear replacementIndex runBoundaries second
    secondFraction seconds shadow sign sourceCode spelledOutValue spreadsheet strikethroughColor
    strikethroughStyle strokeColor strokeWidth tb textEffect textItemTag timeZone tracking
    transcriptionConfidence uint underlineColor underlineStyle unit unspecified value weekOfMonth weekOfYear
    weekday weekdayOrdinal weeks wordProcessing writingDirection yb year zb
  AttributeContainer.Builder: callAsFunction
  AttributeScopes: AccessibilityAttributes CoreTextAttributes FoundationAttributes SpeechAttributes
    UIKitAttributes accessibility foundation uiKit
  AttributeScopes.AccessibilityAttributes: AdjustedPitchAttribute AnnouncementPriorityAttribute
    HeadingLevelAttribute IPANotationAttribute IncludesPunctuationAttribute QueueAnnouncementAttribute
    SpellOutAttribute TextCustomAttribute TextualContextAttribute accessibilityHeadingLevel
    accessibilitySpeechAdjustedPitch accessibilitySpeechAnnouncementPriority
    accessibilitySpeechAnnouncementsQueued accessibilitySpeechIncludesPunctuation
    accessibilitySpeechPhoneticNotation accessibilitySpeechSpellsOutCharacters accessibilityTextCustom
    accessibilityTextualContext
  AttributeScopes.AccessibilityAttributes.AdjustedPitchAttribute: markdownName name objectiveCValue value
  AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute: AnnouncementPriority markdownName
    name objectiveCValue value
  AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.AnnouncementPriority: default high
    low rawValue
  AttributeScopes.AccessibilityAttributes.HeadingLevelAttribute: HeadingLevel decodeMarkdown markdownName
    name objectiveCValue value
  AttributeScopes.AccessibilityAttributes.HeadingLevelAttribute.HeadingLevel: h1 h2 h3 h4 h5 h6 rawValue
    unspecified
  AttributeScopes.AccessibilityAttributes.IPANotationAttribute: markdownName name
  AttributeScopes.AccessibilityAttributes.IncludesPunctuationAttribute: markdownName name
  AttributeScopes.AccessibilityAttributes.QueueAnnouncementAttribute: markdownName name
  AttributeScopes.AccessibilityAttributes.SpellOutAttribute: markdownName name
  AttributeScopes.AccessibilityAttributes.TextCustomAttribute: markdownName name
  AttributeScopes.AccessibilityAttributes.TextualContextAttribute: TextualContext decodeMarkdown
    markdownName name objectiveCValue value
  AttributeScopes.AccessibilityAttributes.TextualContextAttribute.TextualContext: console fileSystem
    messaging narrative plain rawValue sourceCode spreadsheet wordProcessing
  AttributeScopes.CoreTextAttributes: LineHeightAttribute TextAlignmentAttribute
  AttributeScopes.CoreTextAttributes.LineHeightAttribute: name runBoundaries
  AttributeScopes.CoreTextAttributes.TextAlignmentAttribute: name runBoundaries
  AttributeScopes.FoundationAttributes: AgreementArgumentAttribute AgreementConceptAttribute
    AlternateDescriptionAttribute ByteCountAttribute DateFieldAttribute DurationFieldAttribute
    ImageURLAttribute InflectionAlternativeAttribute InflectionRuleAttribute
    InlinePresentationIntentAttribute LanguageIdentifierAttribute LinkAttribute ListItemDelimiterAttribute
    LocalizedNumberFormatAttribute LocalizedStringArgumentAttributes MarkdownSourcePositionAttribute
    MeasurementAttribute MorphologyAttribute NumberFormatAttributes PersonNameComponentAttribute
    PresentationIntentAttribute ReferentConceptAttribute ReplacementIndexAttribute WritingDirectionAttribute
    agreementArgument agreementConcept alternateDescription byteCount dateField durationField imageURL
    inflect inflectionAlternative inlinePresentationIntent languageIdentifier link listItemDelimiter
    localizedNumberFormat localizedStringArgumentAttributes markdownSourcePosition measurement morphology
    numberFormat personNameComponent presentationIntent referentConcept replacementIndex writingDirection
  AttributeScopes.FoundationAttributes.AgreementArgumentAttribute: markdownName name
  AttributeScopes.FoundationAttributes.AgreementConceptAttribute: markdownName name
  AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute: name
  AttributeScopes.FoundationAttributes.ByteCountAttribute: Component Unit name
  AttributeScopes.FoundationAttributes.ByteCountAttribute.Component: actualByteCount encode hash hashValue
    spelledOutValue unit value
  AttributeScopes.FoundationAttributes.ByteCountAttribute.Unit: byte eb encode gb hash hashValue kb mb pb tb
    yb zb
  AttributeScopes.FoundationAttributes.DateFieldAttribute: Field name
  AttributeScopes.FoundationAttributes.DateFieldAttribute.Field: amPM day dayOfYear encode era hash
    hashValue hour minute month quarter relatedGregorianYear second secondFraction timeZone weekOfMonth
    weekOfYear weekday weekdayOrdinal year
  AttributeScopes.FoundationAttributes.DurationFieldAttribute: Field name
  AttributeScopes.FoundationAttributes.DurationFieldAttribute.Field: days hours microseconds milliseconds
    minutes nanoseconds rawValue seconds weeks
  AttributeScopes.FoundationAttributes.ImageURLAttribute: name
  AttributeScopes.FoundationAttributes.InflectionAlternativeAttribute: decodeMarkdown markdownName name
    objectiveCValue value
  AttributeScopes.FoundationAttributes.InflectionRuleAttribute: markdownName name
  AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute: name objectiveCValue value
  AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute: markdownName name
  AttributeScopes.FoundationAttributes.LinkAttribute: name objectiveCValue value
  AttributeScopes.FoundationAttributes.ListItemDelimiterAttribute: decode encode name objectiveCValue value
  AttributeScopes.FoundationAttributes.LocalizedNumberFormatAttribute: Value markdownName name
  AttributeScopes.FoundationAttributes.LocalizedNumberFormatAttribute.Value: automatic encode hash hashValue
  AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes: LocalizedDateArgumentAttribute
    LocalizedDateIntervalArgumentAttribute LocalizedNumericArgumentAttribute LocalizedURLArgumentAttribute
    localizedDateArgument localizedDateIntervalArgument localizedNumericArgument localizedURLArgument
  AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes.LocalizedDateArgumentAttribute:
    name
  AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes.LocalizedDateIntervalArgumentAttribute:
    name
  AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes.LocalizedNumericArgumentAttribute:
    Value name
  AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes.LocalizedNumericArgumentAttribute.Value:
    decimal double encode hash hashValue int uint
  AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes.LocalizedURLArgumentAttribute: name
  AttributeScopes.FoundationAttributes.MarkdownSourcePositionAttribute: name
  AttributeScopes.FoundationAttributes.MeasurementAttribute: Component name
  AttributeScopes.FoundationAttributes.MeasurementAttribute.Component: rawValue unit value
  AttributeScopes.FoundationAttributes.MorphologyAttribute: markdownName name
  AttributeScopes.FoundationAttributes.NumberFormatAttributes: NumberPartAttribute SymbolAttribute
    numberPart numberSymbol
  AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute: NumberPart name
  AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute.NumberPart: fraction
    integer rawValue
  AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute: Symbol name
  AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute.Symbol: currency
    decimalSeparator groupingSeparator percent rawValue sign
  AttributeScopes.FoundationAttributes.PersonNameComponentAttribute: Component name
  AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component: delimiter familyName
    givenName middleName namePrefix nameSuffix nickname rawValue
  AttributeScopes.FoundationAttributes.PresentationIntentAttribute: name
  AttributeScopes.FoundationAttributes.ReferentConceptAttribute: markdownName name
  AttributeScopes.FoundationAttributes.ReplacementIndexAttribute: name
  AttributeScopes.FoundationAttributes.WritingDirectionAttribute: inheritedByAddedText name runBoundaries
  AttributeScopes.SpeechAttributes: ConfidenceAttribute TimeRangeAttribute audioTimeRange
    transcriptionConfidence
  AttributeScopes.SpeechAttributes.ConfidenceAttribute: name
  AttributeScopes.SpeechAttributes.TimeRangeAttribute: decode encode name
  AttributeScopes.SwiftUIAttributes: AdaptiveImageGlyphAttribute accessibility adaptiveImageGlyph alignment
    lineHeight
  AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute: inheritedByAddedText name runBoundaries
  AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute: decode encode
  AttributeScopes.SwiftUIAttributes.FontAttribute: decode encode
  AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute: decode encode
  AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute: decode encode
  AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute: decode encode
  AttributeScopes.UIKitAttributes: AdaptiveImageGlyphAttribute AttachmentAttribute BackgroundColorAttribute
    BaselineOffsetAttribute ExpansionAttribute FontAttribute ForegroundColorAttribute KernAttribute
    LigatureAttribute ObliquenessAttribute ParagraphStyleAttribute ShadowAttribute
    StrikethroughColorAttribute StrikethroughStyleAttribute StrokeColorAttribute StrokeWidthAttribute
    TextEffectAttribute TextItemTagAttribute TrackingAttribute UnderlineColorAttribute
    UnderlineStyleAttribute accessibility adaptiveImageGlyph attachment backgroundColor baselineOffset
    expansion font foregroundColor foundation kern ligature obliqueness paragraphStyle shadow
    strikethroughColor strikethroughStyle strokeColor strokeWidth textEffect textItemTag tracking
    underlineColor underlineStyle
  AttributeScopes.UIKitAttributes.AdaptiveImageGlyphAttribute: decode encode inheritedByAddedText name
    objectiveCValue runBoundaries value
  AttributeScopes.UIKitAttributes.AttachmentAttribute: name
  AttributeScopes.UIKitAttributes.BackgroundColorAttribute: name
  AttributeScopes.UIKitAttributes.BaselineOffsetAttribute: name
  AttributeScopes.UIKitAttributes.ExpansionAttribute: name
  AttributeScopes.UIKitAttributes.FontAttribute: name
  AttributeScopes.UIKitAttributes.ForegroundColorAttribute: name
  AttributeScopes.UIKitAttributes.KernAttribute: name
  AttributeScopes.UIKitAttributes.LigatureAttribute: name
  AttributeScopes.UIKitAttributes.ObliquenessAttribute: name
  AttributeScopes.UIKitAttributes.ParagraphStyleAttribute: name
  AttributeScopes.UIKitAttributes.ShadowAttribute: name
  AttributeScopes.UIKitAttributes.StrikethroughColorAttribute: name
  AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute: decode encode name
  AttributeScopes.UIKitAttributes.StrokeColorAttribute: name
  AttributeScopes.UIKitAttributes.StrokeWidthAttribute: name
  AttributeScopes.UIKitAttributes.TextEffectAttribute: decode encode name
  AttributeScopes.UIKitAttributes.TextItemTagAttribute: name
  AttributeScopes.UIKitAttributes.TrackingAttribute: name
  AttributeScopes.UIKitAttributes.UnderlineColorAttribute: name
  AttributeScopes.UIKitAttributes.UnderlineStyleAttribute: decode encode name
  AttributedString: AdaptiveImageGlyph AttributeInvalidationCondition AttributeMergePolicy
    AttributeRunBoundaries CharacterView Index InterpolationOptions LineHeight LocalizationOptions
    MarkdownSourcePosition Runs SingleAttributeTransformer TextAlignment UTF16View UTF8View
    UnicodeScalarView WritingDirection accessibility accessibilityHeadingLevel
    accessibilitySpeechAdjustedPitch accessibilitySpeechAnnouncementPriority
    accessibilitySpeechAnnouncementsQueued accessibilitySpeechIncludesPunctuation
    accessibilitySpeechPhoneticNotation accessibilitySpeechSpellsOutCharacters accessibilityTextCustom
    accessibilityTextualContext actualByteCount adaptiveImageGlyph agreementArgument agreementConcept
    alignment alternateDescription amPM append attachment audioTimeRange automatic backgroundColor
    baselineOffset byte byteCount characters console currency dateField day dayOfYear days decimal
    decimalSeparator decode decodeMarkdown default defaultResolverSpecification delimiter double
    durationField eb encode endIndex era expansion familyName fileSystem font foregroundColor foundation
    fraction gb givenName groupingSeparator h1 h2 h3 h4 h5 h6 hash hashValue high hour hours imageURL
    inflect inflected inflectionAlternative inheritedByAddedText inlinePresentationIntent insert int integer
    kb kern languageIdentifier ligature lineHeight link listItemDelimiter localizedDateArgument
    localizedDateIntervalArgument localizedNumberFormat localizedNumericArgument
    localizedStringArgumentAttributes localizedURLArgument low markdownName markdownSourcePosition mb
    measurement mergeAttributes messaging microseconds middleName milliseconds minute minutes month
    morphology name namePrefix nameSuffix nanoseconds narrative nickname numberFormat numberPart
    numberSymbol objectiveCValue obliqueness paragraphStyle pb percent personNameComponent plain
    presentationIntent quarter rangeOfAudioTimeRangeAttributes rawValue referentConcept relatedGregorianYear
    removeSubrange removeSubranges replaceAttributes replaceSelection replaceSubrange replacementIndex
    runBoundaries runs second secondFraction seconds setAttributes shadow sign sourceCode spelledOutValue
    spreadsheet startIndex strikethroughColor strikethroughStyle strokeColor strokeWidth tb textEffect
    textItemTag timeZone tracking transcriptionConfidence transform transformingAttributes uint
    underlineColor underlineStyle unicodeScalars unit unspecified utf16 utf8 value weekOfMonth weekOfYear
    weekday weekdayOrdinal weeks wordProcessing writingDirection yb year zb
  AttributedString.AdaptiveImageGlyph: contentDescription contentIdentifier contentType encode hash
    hashValue imageContent
  AttributedString.AttributeInvalidationCondition: attributeChanged hash hashValue textChanged
  AttributedString.AttributeMergePolicy: hash hashValue keepCurrent keepNew
  AttributedString.AttributeRunBoundaries: character hash hashValue paragraph
  AttributedString.CharacterView: count distance endIndex index replaceSubrange startIndex
  AttributedString.Index: isValid
  AttributedString.InterpolationOptions: insertAttributesWithoutMerging rawValue
  AttributedString.LineHeight: encode exact hash hashValue leading loose multiple normal tight variable
  AttributedString.LocalizationOptions: applyReplacementIndexAttribute concepts inflect
    localizedPhraseConcept replacements termsOfAddressConcept
  AttributedString.MarkdownParsingOptions.FailurePolicy: rawValue
  AttributedString.MarkdownParsingOptions.InterpretedSyntax: rawValue
  AttributedString.MarkdownSourcePosition: encode endColumn endLine hash hashValue startColumn startLine
  AttributedString.Runs: AttributesSlice1 AttributesSlice2 AttributesSlice3 AttributesSlice4
    AttributesSlice5 Index Run description distance endIndex index startIndex
  AttributedString.Runs.AttributesSlice1: Iterator endIndex index makeIterator startIndex
  AttributedString.Runs.AttributesSlice1.Iterator: next
  AttributedString.Runs.AttributesSlice2: Iterator endIndex index makeIterator startIndex
  AttributedString.Runs.AttributesSlice2.Iterator: next
  AttributedString.Runs.AttributesSlice3: Iterator endIndex index makeIterator startIndex
  AttributedString.Runs.AttributesSlice3.Iterator: next
  AttributedString.Runs.AttributesSlice4: Iterator endIndex index makeIterator startIndex
  AttributedString.Runs.AttributesSlice4.Iterator: next
  AttributedString.Runs.AttributesSlice5: Iterator endIndex index makeIterator startIndex
  AttributedString.Runs.AttributesSlice5.Iterator: next
  AttributedString.Runs.Index: advanced distance
  AttributedString.Runs.Run: attributes description range
  AttributedString.SingleAttributeTransformer: range replace value
  AttributedString.TextAlignment: allCases center encode hash hashValue left right
  AttributedString.UTF16View: count distance endIndex index startIndex
  AttributedString.UTF8View: count distance endIndex index startIndex
  AttributedString.UnicodeScalarView: count distance endIndex index replaceSubrange startIndex
  AttributedString.WritingDirection: allCases encode hash hashValue leftToRight rightToLeft
  AttributedTextSelection: Attributes Indices affinity attributes indices typingAttributes
  AttributedTextSelection.Attributes: makeIterator
  AttributedTextSelection.Indices: insertionPoint ranges
  AutomaticPresentationSizing: proposedSize
  AutomaticSymbolEffect: configuration hash hashValue
  AutomaticTableStyle: makeBody
  AutomaticTextEditorStyle: Body makeBody
  AutomaticTextEditorStyle.Body: body
  Axis: allCases otherAxis perpendicularEdges rawValue
  AxisContent: compositingLayer conformanceToAxisContent
  AxisContentBuilder: buildEither buildExpression buildLimitedAvailability buildPartialBlock
  AxisMark: conformanceToAxisMark offset
  AxisMarkBuilder: buildExpression buildLimitedAvailability buildPartialBlock
  AxisMarkPosition: description
  AxisMarkPreset: description
  AxisMarkValues: description
  AxisTick.Length: description
  AxisValueLabelCollisionResolution: description
  AxisValueLabelOrientation: description
  BackgroundProminence: hash hashValue
  BackgroundTask: bluetoothAlert intentDidRun relevantShortcut snapshot watchConnectivity
  BadgeProminence: hash hashValue
  BasicChartSymbolShape: path perceptualUnitRect strokeBorder
  Binding: location
  BlendMode: hash hashValue
  BounceSymbolEffect: configuration hash hashValue
  BreatheSymbolEffect: configuration hash hashValue
  BuilderConditional: Storage storage
  BuilderConditional.Storage: falseContent trueContent
  Bundle: DidLoadMessage allBundles allFrameworks appStoreReceiptURL builtInPlugInsPath builtInPlugInsURL
    bundle bundleIdentifier bundlePath bundleURL classNamed developmentLocalization executableArchitectures
    executablePath executableURL for forClass infoDictionary isLoaded load loadNibNamed loaded localizations
    localizedAttributedString localizedInfoDictionary localizedString mainBundle object path
    pathsForResources preferredLocalizations preflight preservationPriority principalClass
    privateFrameworksPath privateFrameworksURL resourcePath resourceURL setPreservationPriority
    sharedFrameworksPath sharedFrameworksURL sharedSupportPath sharedSupportURL unload withIdentifier
    withPath withURL
  Bundle.DidLoadMessage: makeMessage name
  Button: body
  ButtonBorderShape: _Inset
  ButtonRepeatBehavior: hash hashValue
  ButtonSizing: hash hashValue
  ByteCountFormatter: adaptive allowedUnits allowsNonnumericFormatting countStyle formattingContext
    includesActualByteCount includesCount includesUnit isAdaptive string zeroPadsFractionDigits
  ByteCountFormatter.CountStyle: binary decimal file memory
  CALayer: action actions add addAnimation addConstraint affineTransform allowsEdgeAntialiasing
    allowsGroupOpacity anchorPoint anchorPointZ animation animationKeys autoresizingMask backgroundFilters
    compositingFilter constraints contains containsPoint contents contentsAreFlipped contentsCenter
    contentsFormat contentsGravity contentsHeadroom contentsRect contentsScale convert convertPoint
    convertRect convertTime cornerCurveExpansionFactor defaultAction defaultValue delegate display
    displayIfNeeded doubleSided draw drawsAsynchronously edgeAntialiasingMask filters geometryFlipped hidden
    hitTest insertSublayer isDoubleSided isGeometryFlipped isOpaque layer layoutIfNeeded layoutManager
    layoutSublayers magnificationFilter mask maskedCorners minificationFilter minificationFilterBias
    modelLayer name needsDisplay needsDisplayOnBoundsChange needsLayout opaque preferredDynamicRange
    preferredFrameSize presentationLayer removeAnimation render replaceSublayer resize resizeSublayers
    scroll scrollPoint scrollRect set setAffineTransform setNeedsLayout shadowPath shouldArchiveValue style
    sublayerTransform superlayer toneMapMode transform visibleRect wantsDynamicContentScaling
    wantsExtendedDynamicRangeContent withRemoteClientId
  CALayer.DynamicRange: automatic constrainedHigh high standard
  CALayer.ToneMapMode: automatic ifSupported never
  CGAffineTransform: decomposed encode hash hashValue
  CGColor: components
  CGImage: copy
  CGPoint: approximates clamp clamped customMirror customPlaygroundQuickLook debugDescription
    dictionaryRepresentation encode equalTo flushingNaNs flushingNegatives hash hashValue infinity isFinite
    isNaN isNegative offset offsetBy round roundToNearestOrUp rounded roundedToNearestOrUp scaled scaledBy
    zero
  CGRect: center contains customMirror customPlaygroundQuickLook debugDescription dictionaryRepresentation
    divided encode equalTo finalizeLayoutDirection flushNullToZero hasIntersection hash hashValue height
    infinite insetBy integral intersection intersects isEmpty isFinite isInfinite isNull maxX maxXY maxY
    midX midY minX minXY minY null offset offsetBy roundCoordinatesToNearestOrUp
    roundedCoordinatesToNearestOrUp scaled scaledBy standardized union width x y zero
  CGSize: approximates contains customMirror customPlaygroundQuickLook debugDescription
    dictionaryRepresentation encode equalTo flushingNaNs flushingNegatives hasZero hash hashValue
    increasedBy isFinite isNaN isNegative isNonEmpty round rounded scaled scaledBy zero
  CGVector: debugDescription encode hash hashValue
  CLError: alternateRegion
  CLGeocoder: cancelGeocode geocode geocodeAddress geocodeAddressDictionary geocodePostalAddress geocoding
    isGeocoding reverseGeocode
  CLLocation: courseAccuracy ellipsoidalAltitude floor getDistance sourceInformation speedAccuracy
  CLLocationManager: activityType allowDeferredLocationUpdatesUntilTraveled authorizedForWidgetUpdates
    deferredLocationUpdatesAvailable disallowDeferredLocationUpdates dismissHeadingCalibrationDisplay
    heading headingAvailable headingFilter headingOrientation isAuthorizedForWidgetUpdates
    isMonitoringAvailable isRangingAvailable maximumRegionMonitoringDistance monitoredRegions purpose
    rangedBeaconConstraints rangedRegions regionMonitoringAvailable regionMonitoringEnabled
    requestHistoricalLocations requestState requestTemporaryFullAccuracyAuthorization
    showsBackgroundLocationIndicator significantLocationChangeMonitoringAvailable startMonitoring
    startMonitoringLocationPushes startMonitoringVisits startRangingBeacons startRangingBeaconsSatisfying
    startRangingBeaconsSatisfyingConstraint startUpdatingHeading stopMonitoring stopMonitoringLocationPushes
    stopMonitoringVisits stopRangingBeacons stopRangingBeaconsSatisfying
    stopRangingBeaconsSatisfyingConstraint stopUpdatingHeading
  CLLocationManagerDelegate: location locationManagerDidPauseLocationUpdates
    locationManagerDidResumeLocationUpdates locationManagerShouldDisplayHeadingCalibration
  CLPlacemark: addressDictionary areasOfInterest defaultResolverSpecification displayRepresentation
    inlandWater isOcountryCode new ocean placemark postalAddress region subAdministrativeArea subLocality
    subThoroughfare timeZone typeDisplayRepresentation with withLocation
  CPInterfaceController: carTraitCollection delegate dismissTemplateAnimated new pop popTemplateAnimated
    prefersDarkUserInterfaceStyle present push setRoot
  CPListItem: accessoryImage accessoryType enabled explicitContent image isEnabled isExplicitContent
    isPlaying maximumImageSize playbackProgress playing playingIndicatorLocation set setAccessory
    setAccessoryImage setDetailText setImage setText showsDisclosureIndicator showsExplicitLabel
  CPListItem.AssistantCellPosition: bottom top
  CPListItem.AssistantCellVisibility: always off whileLimitedUIActive
  CPListSection: headerButton headerImage headerSubtitle index item new sectionIndexTitle
  CPListTemplate: assistantCellConfiguration delegate emptyViewSubtitleVariants emptyViewTitleVariants
    headerGridButtons indexPath itemCount maximumGridButtonImageSize maximumHeaderGridButtonCount
    maximumItemCount maximumSectionCount new sectionCount showsSpinnerWhileEmpty
  CPTemplate: showsTabBadge tabImage tabSystemItem
  CPTemplateApplicationScene: carWindow contentStyle delegate
  CPTemplateApplicationSceneDelegate: contentStyleDidChange template
  Calendar: CalendarDayChangedMessage Component Identifier MatchingPolicy RecurrenceRule RepeatedTimePolicy
    SearchDirection amSymbol autoupdatingCurrent compare component current customMirror date dateComponents
    dateInterval dateIntervalOfWeekend dates debugDescription description encode enumerateDates eraSymbols
    firstWeekday hash hashValue identifier isDate isDateInToday isDateInTomorrow isDateInWeekend
    isDateInYesterday locale longEraSymbols maximumRange minimumDaysInFirstWeek minimumRange monthSymbols
    nextDate nextWeekend ordinality pmSymbol quarterSymbols range shortMonthSymbols shortQuarterSymbols
    shortStandaloneMonthSymbols shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols
    shortWeekdaySymbols standaloneMonthSymbols standaloneQuarterSymbols standaloneWeekdaySymbols startOfDay
    timeZone veryShortMonthSymbols veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols
    veryShortWeekdaySymbols weekdaySymbols
  Calendar.CalendarDayChangedMessage: makeMessage name
  Calendar.Component: calendar day dayOfYear era hash hashValue hour isLeapMonth isRepeatedDay minute month
    nanosecond quarter second timeZone weekOfMonth weekOfYear weekday weekdayOrdinal year yearForWeekOfYear
  Calendar.Identifier: bangla buddhist chinese coptic dangi debugDescription encode ethiopicAmeteAlem
    ethiopicAmeteMihret gregorian gujarati hash hashValue hebrew indian islamic islamicCivil islamicTabular
    islamicUmmAlQura iso8601 japanese kannada malayalam marathi odia persian republicOfChina tamil telugu
    vietnamese vikram
  Calendar.MatchingPolicy: encode hash hashValue nextTime nextTimePreservingSmallerComponents
    previousTimePreservingSmallerComponents strict
  Calendar.RecurrenceRule: End Frequency Month Weekday calendar daily daysOfTheMonth daysOfTheYear
    defaultResolverSpecification encode end frequency hash hashValue hourly hours interval matchingPolicy
    minutely minutes monthly months recurrences repeatedTimePolicy seconds setPositions weekdays weekly
    weeks yearly
  Calendar.RecurrenceRule.End: afterDate afterOccurrences date description encode hash hashValue never
    occurrences
  Calendar.RecurrenceRule.Frequency: daily hourly minutely monthly rawValue weekly yearly
  Calendar.RecurrenceRule.Month: encode hash hashValue index isLeap
  Calendar.RecurrenceRule.Weekday: encode every hash hashValue nth
  Calendar.RepeatedTimePolicy: encode first hash hashValue last
  Calendar.SearchDirection: backward forward hash hashValue
  Cancellable: storeWhileEntityActive
  Capsule: _Inset corners layoutDirectionBehavior
  Chart: actualBody
  ChartContent: accessibilityIdentifier alignsMarkStylesWithPlotArea blur clipShape compositingLayer
    conformanceToChartContent mask modifier shadow
  ChartContentBuilder: buildPartialBlock
  ChartProxy: angle foregroundStyle foregroundStyleDomain lineStyle lineStyleDomain plotAreaFrame
    plotAreaSize plotContainerFrame positionRange selectAngleValue selectXRange selectXValue selectYRange
    selectYValue symbol symbolDomain symbolSize symbolSizeDomain xDomain yDomain
  ChartSymbolShape: perceptualUnitRect strokeBorder
  Circle: _Inset corners layoutDirectionBehavior perceptualUnitRect sizeThatFits
  Color: ResolvedHDR exposureAdjust hash hashValue headroom provider resolveHDR
  Color.RGBColorSpace: hash hashValue
  Color.Resolved: animatableData cgColor encode hash hashValue
  Color.ResolvedHDR: _Animatable animatableData base blue description encode green hash hashValue headroom
    linearBlue linearGreen linearRed opacity red
  ColorPicker: body
  ColorRenderingMode: hash hashValue
  ColorResource: hash hashValue
  ColorScheme: allCases hash hashValue
  ColorSchemeContrast: allCases hash hashValue
  CombineIdentifier: hashValue
  CommandGroupPlacement: singleWindowList windowList
  CommandsBuilder: buildEither buildLimitedAvailability
  CompactDatePickerStyle: makeBody
  ContainerBackgroundPlacement: hash hashValue subscriptionStore subscriptionStoreFullHeight
    subscriptionStoreHeader tabView window
  ContainerRelativeShape: _Inset
  ContainerValues: hasTag tag
  ContentMode: allCases hash hashValue
  ContentShapeKinds: focusEffect
  ContentSizeCategory: allCases hash hashValue
  ContentUnavailableView: body search
  ControlGroup: body
  ControlSize: allCases hash hashValue
  CoordinateSpace: hash hashValue
  CustomizableToolbarContent: hidden
  Data: Deallocator InlineData InlineSlice Iterator LargeSlice RangeReference _Representation advanced
    append base64EncodedData base64EncodedString bytes copyBytes count customMirror debugDescription
    description encode endIndex enumerateBytes hash hashValue index indices makeIterator mutableBytes
    mutableSpan range regions replaceSubrange reserveCapacity resetBytes span startIndex subdata
    withContiguousStorageIfAvailable withUnsafeBytes withUnsafeMutableBytes write
  Data.Deallocator: custom free none unmap virtualMemory
  Data.InlineData: append bytes canStore capacity copyBytes count endIndex length replaceSubrange resetBytes
    startIndex withUnsafeBytes withUnsafeMutableBytes
  Data.InlineSlice: append bridgedReference canStore capacity copyBytes count endIndex ensureUniqueReference
    range replaceSubrange reserveCapacity resetBytes slice startIndex storage withUnsafeBytes
    withUnsafeMutableBytes
  Data.Iterator: next
  Data.LargeSlice: append bridgedReference capacity copyBytes count endIndex ensureUniqueReference range
    replaceSubrange reserveCapacity resetBytes slice startIndex storage withUnsafeBytes
    withUnsafeMutableBytes
  Data.RangeReference: count lowerBound range upperBound
  Date: AnchoredRelativeFormatStyle AttributedStyle ComponentsFormatStyle FormatString FormatStyle
    HTTPFormatStyle ISO8601FormatStyle IntervalFormatStyle ParseStrategy RelativeFormatStyle
    SystemClockDidChangeMessage VerbatimFormatStyle addTimeInterval addingTimeInterval advanced compare
    customMirror customPlaygroundQuickLook debugDescription defaultResolverSpecification description
    distance distantFuture distantPast encode formatted hash hashValue now
    timeIntervalBetween1970AndReferenceDate timeIntervalSince timeIntervalSince1970 timeIntervalSinceNow
    timeIntervalSinceReferenceDate
  Date.AnchoredRelativeFormatStyle: allowedFields anchor calendar capitalizationContext discreteInput encode
    format hash hashValue input locale presentation unitsStyle
  Date.AttributedStyle: encode format hash hashValue locale
  Date.ComponentsFormatStyle: Field Style calendar discreteInput encode fields format hash hashValue input
    isPositive locale style
  Date.ComponentsFormatStyle.Field: day encode hash hashValue hour minute month second week year
  Date.ComponentsFormatStyle.Style: abbreviated condensedAbbreviated encode hash hashValue narrow spellOut
    wide
  Date.FormatString: StringInterpolation hash hashValue
  Date.FormatString.StringInterpolation: appendInterpolation appendLiteral
  Date.FormatStyle: Attributed DateStyle Symbol TimeStyle attributed attributedStyle calendar
    capitalizationContext consuming day dayOfYear discreteInput encode era format hash hashValue hour input
    locale minute month parse parseStrategy quarter second secondFraction timeZone week weekday year
  Date.FormatStyle.Attributed: day dayOfYear discreteInput encode era format hash hashValue hour input
    locale minute month quarter second secondFraction timeZone week weekday year
  Date.FormatStyle.DateStyle: abbreviated complete encode hash hashValue long numeric omitted
  Date.FormatStyle.Symbol: CyclicYear Day DayOfYear DayPeriod Era Hour Minute Month Quarter Second
    SecondFraction StandaloneMonth StandaloneQuarter StandaloneWeekday TimeZone VerbatimHour Week Weekday
    Year YearForWeekOfYear hash hashValue
  Date.FormatStyle.Symbol.CyclicYear: abbreviated hash hashValue narrow omitted wide
  Date.FormatStyle.Symbol.Day: defaultDigits hash hashValue julianModified omitted ordinalOfDayInMonth
    twoDigits
  Date.FormatStyle.Symbol.DayOfYear: defaultDigits hash hashValue omitted threeDigits twoDigits
  Date.FormatStyle.Symbol.DayPeriod: Width conversational hash hashValue omitted standard with12s
  Date.FormatStyle.Symbol.DayPeriod.Width: abbreviated hash hashValue narrow wide
  Date.FormatStyle.Symbol.Era: abbreviated hash hashValue narrow omitted wide
  Date.FormatStyle.Symbol.Hour: AMPMStyle conversationalDefaultDigits conversationalTwoDigits defaultDigits
    defaultDigitsNoAMPM hash hashValue omitted twoDigits twoDigitsNoAMPM
  Date.FormatStyle.Symbol.Hour.AMPMStyle: abbreviated encode hash hashValue narrow omitted wide
  Date.FormatStyle.Symbol.Minute: defaultDigits hash hashValue omitted twoDigits
  Date.FormatStyle.Symbol.Month: abbreviated defaultDigits hash hashValue narrow omitted twoDigits wide
  Date.FormatStyle.Symbol.Quarter: abbreviated hash hashValue narrow omitted oneDigit twoDigits wide
  Date.FormatStyle.Symbol.Second: defaultDigits hash hashValue omitted twoDigits
  Date.FormatStyle.Symbol.SecondFraction: fractional hash hashValue milliseconds omitted
  Date.FormatStyle.Symbol.StandaloneMonth: abbreviated defaultDigits hash hashValue narrow twoDigits wide
  Date.FormatStyle.Symbol.StandaloneQuarter: abbreviated hash hashValue narrow oneDigit twoDigits wide
  Date.FormatStyle.Symbol.StandaloneWeekday: abbreviated hash hashValue narrow oneDigit short wide
  Date.FormatStyle.Symbol.TimeZone: Width exemplarLocation genericLocation genericName hash hashValue
    identifier iso8601 localizedGMT omitted specificName
  Date.FormatStyle.Symbol.TimeZone.Width: hash hashValue long short
  Date.FormatStyle.Symbol.VerbatimHour: Clock HourCycle defaultDigits hash hashValue twoDigits
  Date.FormatStyle.Symbol.VerbatimHour.Clock: encode hash hashValue twelveHour twentyFourHour
  Date.FormatStyle.Symbol.VerbatimHour.HourCycle: encode hash hashValue oneBased zeroBased
  Date.FormatStyle.Symbol.Week: defaultDigits hash hashValue omitted twoDigits weekOfMonth
  Date.FormatStyle.Symbol.Weekday: abbreviated hash hashValue narrow omitted oneDigit short twoDigits wide
  Date.FormatStyle.Symbol.Year: defaultDigits extended hash hashValue omitted padded relatedGregorian
    twoDigits
  Date.FormatStyle.Symbol.YearForWeekOfYear: defaultDigits hash hashValue omitted padded twoDigits
  Date.FormatStyle.TimeStyle: complete encode hash hashValue omitted shortened standard
  Date.HTTPFormatStyle: consuming encode format hash hashValue parse parseStrategy
  Date.ISO8601FormatStyle: DateSeparator DateTimeSeparator TimeSeparator TimeZoneSeparator consuming
    dateSeparator dateTimeSeparator day encode format hash hashValue includingFractionalSeconds month parse
    parseStrategy time timeSeparator timeZone timeZoneSeparator weekOfYear year
  Date.ISO8601FormatStyle.DateSeparator: dash omitted rawValue
  Date.ISO8601FormatStyle.DateTimeSeparator: rawValue space standard
  Date.ISO8601FormatStyle.TimeSeparator: colon omitted rawValue
  Date.ISO8601FormatStyle.TimeZoneSeparator: colon omitted rawValue
  Date.IntervalFormatStyle: calendar day encode format hash hashValue hour locale minute month second
    timeZone weekday year
  Date.ParseStrategy: calendar consuming encode format hash hashValue isLenient locale parse timeZone
    twoDigitStartDate
  Date.RelativeFormatStyle: Presentation UnitsStyle allowedFields calendar capitalizationContext encode
    format hash hashValue locale presentation unitsStyle
  Date.RelativeFormatStyle.Presentation: encode hash hashValue named numeric
  Date.RelativeFormatStyle.UnitsStyle: abbreviated encode hash hashValue narrow spellOut wide
  Date.SystemClockDidChangeMessage: makeMessage name
  Date.VerbatimFormatStyle: Attributed attributed attributedStyle calendar consuming discreteInput encode
    format hash hashValue input locale parseStrategy timeZone
  Date.VerbatimFormatStyle.Attributed: discreteInput encode format hash hashValue input locale
  DateComponents: HTTPFormatStyle ISO8601FormatStyle calendar customMirror date day dayOfYear
    debugDescription defaultResolverSpecification description encode era formatted hash hashValue hour
    isLeapMonth isRepeatedDay isValidDate minute month nanosecond quarter second setValue timeZone value
    weekOfMonth weekOfYear weekday weekdayOrdinal year yearForWeekOfYear
  DateComponents.HTTPFormatStyle: consuming encode format hash hashValue parse parseStrategy
  DateComponents.ISO8601FormatStyle: consuming dateSeparator dateTimeSeparator day encode format hash
    hashValue includingFractionalSeconds month parse parseStrategy time timeSeparator timeZone
    timeZoneSeparator weekOfYear year
  DateComponentsFormatter: allowedUnits allowsFractionalUnits calendar collapsesLargestUnit
    formattingContext getObjectValue includesApproximationPhrase includesTimeRemainingPhrase localizedString
    maximumUnitCount referenceDate string unitsStyle zeroFormattingBehavior
  DateComponentsFormatter.UnitsStyle: abbreviated brief full positional short spellOut
  DateComponentsFormatter.ZeroFormattingBehavior: default dropAll dropLeading dropMiddle dropTrailing none
    pad
  DateFormatter: allowsNaturalLanguage amSymbol calendar date dateFormat dateStyle defaultDate
    defaultFormatterBehavior doesRelativeDateFormatting eraSymbols formatterBehavior formattingContext
    generatesCalendarDates getObjectValue gregorianStartDate isLenient lenient locale localizedString
    longEraSymbols monthSymbols pmSymbol quarterSymbols setLocalizedDateFormat shortMonthSymbols
    shortQuarterSymbols shortStandaloneMonthSymbols shortStandaloneQuarterSymbols
    shortStandaloneWeekdaySymbols shortWeekdaySymbols standaloneMonthSymbols standaloneQuarterSymbols
    standaloneWeekdaySymbols string timeStyle timeZone twoDigitStartDate veryShortMonthSymbols
    veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols veryShortWeekdaySymbols weekdaySymbols
  DateFormatter.Behavior: default
  DateFormatter.Style: full long medium none short
  DateInterval: compare contains customMirror debugDescription description duration encode end hash
    hashValue intersection intersects start
  DateIntervalFormatter: calendar dateStyle dateTemplate locale string timeStyle timeZone
  DateIntervalFormatter.Style: full long medium none short
  DatePicker: body
  DatePickerComponents: hourMinuteAndSecond
  DatePickerStyle: field makeBody stepperField
  DefaultButtonLabel: body
  DefaultDatePickerStyle: makeBody
  DefaultDateProgressLabel: body
  DefaultGlassEffectShape: layoutDirectionBehavior role sizeThatFits
  DefaultSerialModelExecutor: asUnownedSerialExecutor enqueue
  DefaultShareLinkLabel: body
  DefaultTabLabel: body
  DefaultTextFieldStyle: _Body
  DefaultToolbarItem: body
  DisappearSymbolEffect: configuration hash hashValue
  DisclosureGroup: body
  DispatchQueue: Attributes AutoreleaseFrequency GlobalQueuePriority asUnownedTaskExecutor async asyncAfter
    asyncAfterUnsafe asyncAndWait asyncUnsafe concurrentPerform enqueue getSpecific global label main qos
    setSpecific sync
  DispatchQueue.Attributes: concurrent rawValue
  DispatchQueue.AutoreleaseFrequency: hash hashValue inherit never workItem
  DispatchQueue.GlobalQueuePriority: background default hash hashValue high low
  DispatchQueue.SchedulerOptions: flags group
  DispatchQueue.SchedulerTimeType: Stride advanced dispatchTime distance encode hash hashValue
  DispatchQueue.SchedulerTimeType.Stride: encode hash hashValue magnitude microseconds milliseconds
    nanoseconds seconds timeInterval
  DocumentGroup: body
  DrawOffSymbolEffect: configuration hash hashValue nonReversed reversed
  DrawOnSymbolEffect: configuration hash hashValue
  DropOperation: Set alias delete hash hashValue
  DropOperation.Set: alias cancel copy delete description forbidden move rawValue
  DropProposal: debugDescription operationOutsideApplication
  DynamicTypeSize: allCases hash hashValue
  Edge: Corner allCases rawValue
  Edge.Corner: Set Style allCases bottomLeading bottomTrailing debugDescription rawValue topLeading
    topTrailing
  Edge.Corner.Set: all bottom bottomLeading bottomTrailing contains debugDescription leading none rawValue
    top topLeading topTrailing trailing
  Edge.Corner.Style: AnimatableData animatableData concentric fixed hash hashValue
  Edge.Corner.Style.AnimatableData: magnitudeSquared scale zero
  EdgeInsets: approximates inset round rounded
  EditButton: body
  EditMode: hash hashValue
  EditableCollectionContent: body
  Ellipse: _Inset layoutDirectionBehavior
  EllipticalGradient: endRadiusFraction startRadiusFraction
  EmptyModifier: body
  EntitlementTaskState: flatMap map transaction
  Environment: Content content error
  Environment.Content: keyPath value
  EnvironmentObject: error optionalWrappedValue
  EnvironmentValues: ActivityFullScreenKey ShowsWidgetBackgroundKey WidgetContentMarginsKey accentColor
    accessibilityPrefersHeadAnchorAlternative accessibilityShowBorders activityFamily
    authorizationController buttonSizing controlActiveState credentialDataManager credentialExportManager
    credentialImportManager defaultAppStorageDefaults defaultWheelPickerItemHeight devicePickerSupports
    disableAutocorrection dismissImmersiveSpace displayStoreKitMessage documentConfiguration findContext
    fontResolutionContext foregroundColor imagePlaygroundAllowedGenerationStyles
    imagePlaygroundPersonalizationPolicy imagePlaygroundSelectedGenerationStyle immersiveSpaceDisplacement
    isActivityFullscreen isActivityUpdateReduced isTabBarShowingSections isUserAuthenticationEnabled
    labelIconToTitleSpacing labelReservedIconWidth levelOfDetail lineHeight listRowSpacing
    listSectionSpacing managedObjectContext materialActiveAppearance navigationLinkIndicatorVisibility
    newDocument openDocument openImmersiveSpace openSettings preferredPencilDoubleTapAction
    preferredPencilSqueezeAction purchase pushWindow realHorizontalSizeClass realVerticalSizeClass
    realityViewCameraControls remoteDeviceIdentifier requestAgeRange resetFocus searchSuggestionsPlacement
    showsWidgetContainerBackground showsWidgetLabel supportedActivityFamilies supportsImagePlayground
    supportsRemoteScenes symbolColorRenderingMode symbolVariableValueMode textContentType tint tintColor
    toolbarLabelStyle webAuthenticationSession widgetContentMargins widgetRenderingMode writingToolsBehavior
  EnvironmentValues.ActivityFullScreenKey: defaultValue
  EnvironmentValues.ShowsWidgetBackgroundKey: defaultValue
  EnvironmentValues.WidgetContentMarginsKey: defaultValue
  EventModifiers: function
  EveryMinuteTimelineSchedule: Entries
  EveryMinuteTimelineSchedule.Entries: next
  ExplicitTimelineSchedule: entries
  FileManager: UbiquityIdentityDidChangeMessage attributesOfFileSystem attributesOfItem
    changeCurrentDirectoryPath changeFileAttributes componentsToDisplay contents contentsEqual
    contentsOfDirectory copyItem copyPath createDirectory createFile createSymbolicLink currentDirectoryPath
    defaultManager delegate destinationOfSymbolicLink directoryContents displayName enumerator
    evictUbiquitousItem fetchLatestRemoteVersionOfItem fileAttributes fileExists fileSystemAttributes
    fileSystemRepresentation get getFileProviderServicesForItem getRelationship homeDirectory
    homeDirectoryForCurrentUser isDeletableFile isExecutableFile isReadableFile isUbiquitousItem
    isWritableFile linkItem linkPath mountedVolumeURLsIncludingResourceValues moveItem movePath
    pathContentOfSymbolicLink pauseSyncForUbiquitousItem removeFile removeItem replaceItem replaceItemAt
    replaceItemAtURL resumeSyncForUbiquitousItem setAttributes setUbiquitous startDownloadingUbiquitousItem
    string subpaths subpathsOfDirectory temporaryDirectory trashItem ubiquityIdentityToken unmountVolume
    uploadLocalVersionOfUbiquitousItem
  FileManager.DirectoryEnumerator: directoryAttributes fileAttributes isEnumeratingDirectoryPostOrder level
    skipDescendants skipDescendents
  FileManager.URLRelationship: contains other same
  FileManager.UbiquityIdentityDidChangeMessage: makeMessage name
  FileWrapper: add addFile addFileWrapper addRegularFile addSymbolicLink directory fileAttributes filename
    isDirectory isRegularFile isSymbolicLink key matchesContents needsToBeUpdated read regularFile remove
    removeFileWrapper serializedRepresentation symbolicLink symbolicLinkDestination
    symbolicLinkDestinationURL update write
  FillShapeView: view
  FittedPresentationSizing: proposedSize
  FocusState: resetValue value
  FocusedBinding: Content content
  FocusedBinding.Content: keyPath value
  FocusedValue: Content content
  FocusedValue.Content: keyPath value
  Font: Context Resolved _Leading _StylisticAlternative extraLargeTitle extraLargeTitle2 hash hashValue
    provider resolve
  Font.Context: debugDescription hash hashValue
  Font.Design: hash hashValue
  Font.Leading: hash hashValue
  Font.Resolved: ctFont hash hashValue isBold isItalic isLowercaseSmallCaps isMonospaced isSmallCaps
    isUppercaseSmallCaps leading pointSize weight width
  Font.TextStyle: allCases encode extraLargeTitle extraLargeTitle2 hash hashValue
  Font.Weight: hash hashValue
  Font.Width: hash hashValue
  ForEach: create
  Form: body
  FormPresentationSizing: proposedSize
  Formatter: attributedString editingString getObjectValue isPartialStringValid string
  Formatter.Context: beginningOfSentence dynamic listItem middleOfSentence standalone unknown
  Formatter.UnitStyle: long medium short
  Future: value
  Gauge: body
  GaugeStyle: circular linear
  GaugeStyleConfiguration: MarkedValueLabel
  GeometryEffect: ignoredByLayout
  Gesture: modifiers targetedToAnyEntity targetedToEntity
  GestureState: reset state
  GestureStateGesture: body
  GlassEffectContainer: body
  Gradient: hashValue
  Gradient.ColorSpace: hash hashValue
  Gradient.Stop: hash hashValue
  GraphicalDatePickerStyle: makeBody
  GraphicsContext: Storage storage withCGContext
  GraphicsContext.BlendMode: color destinationAtop destinationIn destinationOut destinationOver exclusion
    hue luminosity plusDarker saturation sourceAtop sourceIn sourceOut xor
  GraphicsContext.Filter: colorMatrix colorShader distortionShader layerShader projectionTransform
  GraphicsContext.Shading: meshGradient shader tiledImage
  GridLayout: explicitAlignment makeCache spacing updateCache
  GridRow: alignment
  GroupBox: body
  HTTPURLResponse: allHeaderFields localizedString statusCode value
  HierarchicalShapeStyle: id
  HorizontalAlignment: combineExplicit
  HorizontalEdge: allCases rawValue
  ISO8601DateFormatter: date formatOptions string timeZone
  IdentityTransition: properties
  Image: provider widgetAccentedRenderingMode
  Image.DynamicRange: hash hashValue
  Image.Interpolation: hash hashValue
  Image.Orientation: allCases rawValue
  Image.ResizingMode: hash hashValue
  Image.Scale: hash hashValue
  Image.TemplateRenderingMode: hash hashValue
  ImageRenderer: allowedDynamicRange cgImage isObservationEnabled objectWillChange observationEnabled render
  ImageResource: hash hashValue
  ImmediateScheduler.SchedulerTimeType: Stride advanced distance
  ImmediateScheduler.SchedulerTimeType.Stride: encode magnitude microseconds milliseconds nanoseconds
    seconds
  IndexPath: append appending compare count customMirror debugDescription description dropLast encode
    endIndex hash hashValue index makeIterator startIndex
  InsetTableStyle: makeBody
  InterpolationMethod: Storage description storage
  InterpolationMethod.Storage: cardinal catmullRom linear monotone step
  JSONDecoder: DataDecodingStrategy DateDecodingStrategy KeyDecodingStrategy
    NonConformingFloatDecodingStrategy allowsJSON5 assumesTopLevelDictionary dataDecodingStrategy
    dateDecodingStrategy decode keyDecodingStrategy nonConformingFloatDecodingStrategy userInfo
  JSONDecoder.DataDecodingStrategy: base64 custom deferredToData
  JSONDecoder.DateDecodingStrategy: custom deferredToDate formatted iso8601 millisecondsSince1970
    secondsSince1970
  JSONDecoder.KeyDecodingStrategy: convertFromSnakeCase custom useDefaultKeys
  JSONDecoder.NonConformingFloatDecodingStrategy: convertFromString throw
  JSONEncoder: DataEncodingStrategy DateEncodingStrategy KeyEncodingStrategy
    NonConformingFloatEncodingStrategy OutputFormatting dataEncodingStrategy dateEncodingStrategy encode
    keyEncodingStrategy nonConformingFloatEncodingStrategy outputFormatting userInfo
  JSONEncoder.DataEncodingStrategy: base64 custom deferredToData
  JSONEncoder.DateEncodingStrategy: custom deferredToDate formatted iso8601 millisecondsSince1970
    secondsSince1970
  JSONEncoder.KeyEncodingStrategy: convertToSnakeCase custom useDefaultKeys
  JSONEncoder.NonConformingFloatEncodingStrategy: convertToString throw
  JSONEncoder.OutputFormatting: prettyPrinted rawValue sortedKeys withoutEscapingSlashes
  Just: allSatisfy append collect compactMap contains count drop dropFirst filter first ignoreOutput last
    map mapError max min prefix prepend reduce removeDuplicates replaceEmpty replaceError retry scan
    setFailureType tryAllSatisfy tryContains tryMap tryReduce tryRemoveDuplicates tryScan
  KeyEquivalent: hash hashValue
  KeyPress: debugDescription
  KeyPress.Phases: debugDescription
  KeyPress.Result: hash hashValue
  KeyboardShortcut: hashValue localization
  KeyframeTrackContentBuilder: Conditional
  KeyframesBuilder: buildArray buildBlock buildEither
  LAContext: canEvaluate domainState evaluate evaluateAccessControl evaluatedPolicyDomainState
    interactionNotAllowed isCredentialSet localizedReason maxBiometryFailures setCredential
    touchIDAuthenticationAllowableReuseDuration
  LAError: appCancel authenticationFailed biometryDisconnected biometryLockout biometryNotAvailable
    biometryNotEnrolled biometryNotPaired companionNotAvailable invalidContext invalidDimensions
    notInteractive passcodeNotSet systemCancel touchIDLockout touchIDNotAvailable touchIDNotEnrolled
    userCancel userFallback watchNotAvailable
  LAPolicy: deviceOwnerAuthenticationWithBiometricsOrCompanion
    deviceOwnerAuthenticationWithBiometricsOrWatch deviceOwnerAuthenticationWithCompanion
    deviceOwnerAuthenticationWithWatch deviceOwnerAuthenticationWithWristDetection
  Label: body
  LabeledContent: body
  LabeledControlGroupContent: body
  LabeledToolbarItemGroupContent: body
  LayoutDirection: allCases hash hashValue
  LayoutDirectionBehavior: hash hashValue
  LegibilityWeight: hash hashValue
  LimitedAvailabilityScene: body storage
  Link: body
  List: body
  ListFormatter: itemFormatter locale localizedString string
  ListStyle: bordered carousel elliptical
  Locale: Collation Components Currency CurrentLocaleDidChangeMessage HourCycle IdentifierType Language
    LanguageCode MeasurementSystem NumberingSystem Region Script Subdivision Variant Weekday
    alternateQuotationBeginDelimiter alternateQuotationEndDelimiter autoupdatingCurrent availableIdentifiers
    availableNumberingSystems calendar canonicalIdentifier canonicalLanguageIdentifier characterDirection
    collation collationIdentifier collatorIdentifier commonISOCurrencyCodes components currency currencyCode
    currencySymbol current customMirror debugDescription decimalSeparator description encode
    exemplarCharacterSet firstDayOfWeek groupingSeparator hash hashValue hourCycle identifier
    isoCurrencyCodes isoLanguageCodes isoRegionCodes language languageCode lineDirection localizedString
    measurementSystem numberingSystem preferredLanguages preferredLocales quotationBeginDelimiter
    quotationEndDelimiter region regionCode scriptCode subdivision timeZone usesMetricSystem variant
    variantCode windowsLocaleCode
  Locale.Collation: availableCollations debugDescription encode hash hashValue identifier searchRules
    standard
  Locale.Components: calendar collation currency encode firstDayOfWeek hash hashValue hourCycle
    languageComponents measurementSystem numberingSystem region subdivision timeZone variant
  Locale.Currency: debugDescription encode hash hashValue identifier isISOCurrency isoCurrencies unknown
  Locale.CurrentLocaleDidChangeMessage: makeMessage name
  Locale.HourCycle: oneToTwelve oneToTwentyFour rawValue zeroToEleven zeroToTwentyThree
  Locale.IdentifierType: bcp47 cldr hash hashValue icu
  Locale.Language: Components characterDirection encode hasCommonParent hash hashValue isEquivalent
    languageCode lineLayoutDirection maximalIdentifier minimalIdentifier parent region script
    systemLanguages
  Locale.Language.Components: encode hash hashValue languageCode region script
  Locale.LanguageCode: IdentifierType ainu albanian amharic apacheWestern arabic armenian assamese assyrian
    azerbaijani bangla belarusian bodo bulgarian burmese cantonese catalan cherokee chinese croatian czech
    danish debugDescription dhivehi dogri dutch dzongkha encode english estonian faroese finnish french fula
    georgian german greek gujarati hash hashValue hawaiian hebrew hindi hungarian icelandic identifier igbo
    indonesian irish isISOLanguage isoLanguageCodes italian japanese kannada kashmiri kazakh khmer konkani
    korean kurdish kurdishSorani kyrgyz lao latvian lithuanian macedonian maithili malay malayalam maltese
    manipuri marathi mongolian multiple māori navajo nepali norwegian norwegianBokmål norwegianNynorsk odia
    pashto persian polish portuguese punjabi rohingya romanian russian samoan sanskrit santali serbian
    sindhi sinhala slovak slovenian spanish swahili swedish tagalog tajik tamil telugu thai tibetan tongan
    turkish turkmen ukrainian unavailable uncoded unidentified urdu uyghur uzbek vietnamese welsh yiddish
  Locale.LanguageCode.IdentifierType: alpha2 alpha3 hash hashValue
  Locale.MeasurementSystem: debugDescription encode hash hashValue identifier measurementSystems metric uk
    us
  Locale.NumberingSystem: availableNumberingSystems debugDescription encode hash hashValue identifier
  Locale.Region: Category afghanistan albania algeria americanSamoa andorra angola anguilla antarctica
    antiguaBarbuda argentina armenia aruba ascensionIsland australia austria azerbaijan bahamas bahrain
    bangladesh barbados belarus belgium belize benin bermuda bhutan bolivia bosniaHerzegovina botswana
    bouvetIsland brazil britishVirginIslands brunei bulgaria burkinaFaso burundi cambodia cameroon canada
    canaryIslands capeVerde caribbeanNetherlands category caymanIslands centralAfricanRepublic ceutaMelilla
    chad chagosArchipelago chile chinaMainland christmasIsland clippertonIsland cocosIslands colombia
    comoros congoBrazzaville congoKinshasa containingRegion continent cookIslands costaRica croatia cuba
    curaçao cyprus czechia côteDIvoire debugDescription denmark diegoGarcia djibouti dominica
    dominicanRepublic ecuador egypt elSalvador encode equatorialGuinea eritrea estonia eswatini ethiopia
    falklandIslands faroeIslands fiji finland france frenchGuiana frenchPolynesia frenchSouthernTerritories
    gabon gambia georgia germany ghana gibraltar greece greenland grenada guadeloupe guam guatemala guernsey
    guinea guineaBissau guyana haiti hash hashValue heardMcdonaldIslands honduras hongKong hungary iceland
    identifier india indonesia iran iraq ireland isISORegion isleOfMan isoRegions israel italy jamaica japan
    jersey jordan kazakhstan kenya kiribati kosovo kuwait kyrgyzstan laos latinAmerica latvia lebanon
    lesotho liberia libya liechtenstein lithuania luxembourg macao madagascar malawi malaysia maldives mali
    malta marshallIslands martinique mauritania mauritius mayotte mexico micronesia moldova monaco mongolia
    montenegro montserrat morocco mozambique myanmar namibia nauru nepal netherlands newCaledonia newZealand
    nicaragua niger nigeria niue norfolkIsland northMacedonia northernMarianaIslands norway oman pakistan
    palau palestinianTerritories panama papuaNewGuinea paraguay peru philippines pitcairnIslands poland
    portugal puertoRico qatar romania russia rwanda réunion saintBarthélemy saintHelena saintKittsNevis
    saintLucia saintMartin saintPierreMiquelon saintVincentGrenadines samoa sanMarino saudiArabia senegal
    serbia seychelles sierraLeone singapore sintMaarten slovakia slovenia solomonIslands somalia southAfrica
    southGeorgiaSouthSandwichIslands southKorea southSudan spain sriLanka subRegions subcontinent suriname
    svalbardJanMayen sweden switzerland sãoToméPríncipe taiwan tajikistan tanzania thailand timorLeste togo
    tokelau tonga trinidadTobago tristanDaCunha tunisia turkey turkmenistan turksCaicosIslands tuvalu uganda
    ukraine unitedArabEmirates unitedKingdom unitedStates unitedStatesOutlyingIslands
    unitedStatesVirginIslands unknown uruguay uzbekistan vanuatu vaticanCity venezuela vietnam wallisFutuna
    westernSahara world yemen zambia zimbabwe ålandIslands
  Locale.Region.Category: continent debugDescription encode grouping hash hashValue subcontinent territory
    world
  Locale.Script: adlam arabic arabicNastaliq armenian bangla cherokee cyrillic debugDescription devanagari
    encode ethiopic georgian greek gujarati gurmukhi hanSimplified hanTraditional hanifiRohingya hash
    hashValue hebrew hiragana identifier isISOScript japanese kannada katakana khmer korean lao latin
    malayalam meiteiMayek myanmar odia olChiki sinhala syriac tamil telugu thaana thai tibetan unknown
  Locale.Subdivision: debugDescription encode hash hashValue identifier subdivision
  Locale.Variant: debugDescription encode hash hashValue identifier posix
  Locale.Weekday: friday monday rawValue saturday sunday thursday tuesday wednesday
  LocalizedStringKey: FormatArgument arguments hasFormatting key
  LocalizedStringResource: BundleDescription bundle defaultValue encode key locale localizedStringResource
    table
  LocalizedStringResource.BundleDescription: atURL forClass main
  Logger: logObject
  MFMailComposeViewController: addAttachment insertCollaboration insertCollaborationItemProvider set
  MFMailComposeViewControllerDelegate: mailCompose
  MFMessageComposeViewController: addAttachment addAttachmentData addAttachmentURL attachments
    canSendAttachments canSendSubject disableUserAttachments insertCollaboration
    insertCollaborationItemProvider isSupportedAttachmentUTI message setUPIVerificationCodeSendCompletion
  MFMessageComposeViewControllerDelegate: message
  MKAddress: new
  MKAddressRepresentations: fullAddressIncludingRegion new region regionCode
  MKAddressRepresentations.ContextStyle: automatic full short
  MKAnnotation: setCoordinate
  MKLocalSearch: cancel isSearching searching
  MKLocalSearch.Request: addressFilter pointOfInterestFilter regionPriority resultTypes
  MKLocalSearch.ResultType: address physicalFeature pointOfInterest
  MKMapItem: alternateIdentifiers identifier isCurrentLocation location mapItemForCurrentLocation openMaps
    pointOfInterestCategory timeZone
  MKMapView: addOverlay addOverlays annotationVisibleRect camera cameraBoundary cameraZoomRange convert
    convertCoordinate convertPoint convertRect convertRegion dequeueReusableAnnotationView
    deselectAnnotation exchangeOverlay forAnnotation forOverlay insertOverlay isPitchEnabled isRotateEnabled
    isUserLocationVisible mapRectThatFits mapType overlays pitchButtonVisibility pitchEnabled
    pointOfInterestFilter preferredConfiguration regionThatFits register registerClass removeAnnotation
    removeOverlay removeOverlays renderer rotateEnabled scrollEnabled selectAnnotation selectableMapFeatures
    selectedAnnotations set setCamera setCameraBoundary setCameraZoomRange setCenterCoordinate
    setUserTrackingMode setVisible setVisibleMapRect showAnnotations showsBuildings showsCompass
    showsPitchControl showsScale showsTraffic showsUserTrackingButton showsZoomControls tARGET_OS_VISION
    userLocation userLocationVisible userTrackingMode view visibleMapRect zoomEnabled
  MKMapView.CameraBoundary: mapRect region
  MKMapView.CameraZoomRange: maxCenterCoordinateDistance minCenterCoordinateDistance
  MKMapViewDelegate: map mapViewDidChangeVisibleRegion mapViewDidFailLoadingMap mapViewDidFinishLoadingMap
    mapViewDidFinishRenderingMap mapViewDidStopLocatingUser mapViewWillStartLoadingMap
    mapViewWillStartLocatingUser mapViewWillStartRenderingMap
  MKPlacemark: countryCode
  MKPolyline: polyline withCoordinates withPoints
  MKRoute: hasHighways hasTolls transportType
  MKRoute.Step: transportType
  MapCameraPosition: allowsAutomaticPitch fallbackPosition
  MapContent: mapItemDetailSelectionAccessory mapOverlayLevel modifier strokeStyle
  MapContentView: body
  MapProxy: camera
  MapStyle: StandardEmphasis
  MapStyle.StandardEmphasis: automatic muted
  MapUserTrackingMode: followWithHeading hash hashValue
  MarkDimension: Storage description storage
  MarkDimension.Storage: automatic fixed inset ratio
  MarkStackingMethod: Storage description storage
  MarkStackingMethod.Storage: center hash hashValue normalized standard unstacked
  MaterialActiveAppearance: inactive
  Measurement: AttributedStyle convert converted customMirror debugDescription defaultResolverSpecification
    description encode hash hashValue unit value
  Measurement.AttributedStyle: ByteCount encode format hash hashValue locale
  Measurement.AttributedStyle.ByteCount: allowedUnits encode format hash hashValue includesActualByteCount
    locale spellsOutZero style
  Measurement.FormatStyle: ByteCount attributed encode hash hashValue hidesScaleName numberFormatStyle usage
  Measurement.FormatStyle.ByteCount: allowedUnits attributed encode format hash hashValue
    includesActualByteCount locale spellsOutZero style
  Measurement.FormatStyle.UnitWidth: encode hash hashValue
  MeasurementFormatUnitUsage: barometric encode food hash hashValue liquid personWeight rainfall snowfall
    visibility wind workout
  MeasurementFormatter: locale numberFormatter string unitOptions unitStyle
  MeasurementFormatter.UnitOptions: naturalScale providedUnit sNaturalScale sProvidedUnit
    sTemperatureWithoutUnit temperatureWithoutUnit
  Menu: body
  MenuOrder: hash hashValue
  MenuStyle: borderedButton
  ModelActor: unownedExecutor
  ModelConfiguration: cloudKitContainerIdentifier cloudKitDatabase debugDescription
    groupAppContainerIdentifier groupContainer hash hashValue schema validate
  ModelContainer: erase migrationPlan
  ModelContext: NotificationKey author changedModelsArray debugDescription deleteHistory editingState
    fetchHistory processPendingChanges
  ModelContext.NotificationKey: deletedIdentifiers insertedIdentifiers invalidatedAllIdentifiers
    queryGeneration rawValue updatedIdentifiers
  ModifiedContent: accessibility accessibilityAction accessibilityActivationPoint accessibilityAddTraits
    accessibilityAdjustableAction accessibilityCustomContent accessibilityDirectTouch accessibilityDragPoint
    accessibilityDropPoint accessibilityHeading accessibilityHidden accessibilityHint
    accessibilityIdentifier accessibilityInputLabels accessibilityLabel accessibilityRemoveTraits
    accessibilityRespondsToUserInteraction accessibilityScrollAction accessibilityScrollStatus
    accessibilitySortPriority accessibilityTextContentType accessibilityValue accessibilityZoomAction
    animatableData data tableRowBody
  MultiDatePicker: body
  NLLanguage: amharic arabic armenian bengali bulgarian burmese catalan cherokee croatian czech danish dutch
    finnish georgian greek gujarati hebrew hindi hungarian icelandic indonesian italian kannada kazakh khmer
    korean lao malay malayalam marathi mongolian norwegian oriya persian polish portuguese punjabi romanian
    russian simplifiedChinese sinhalese slovak swedish tamil telugu thai tibetan traditionalChinese turkish
    ukrainian urdu vietnamese
  NLLanguageRecognizer: languageConstraints languageHints languageHypotheses process reset
  NLTag: adverb classifier closeParenthesis closeQuote conjunction dash determiner idiom interjection number
    openParenthesis openQuote other otherPunctuation otherWhitespace otherWord paragraphBreak particle
    preposition pronoun punctuation sentenceTerminator whitespace word wordJoiner
  NLTagger: availableTagSchemes gazetteers models requestAssets set setGazetteers setLanguage setModels
    setOrthography tagHypotheses tags tokenRange
  NLTagger.AssetsResult: available error notAvailable
  NLTokenizer: enumerateTokens set setLanguage tokenRange unit
  NLTokenizer.Attributes: emoji numeric symbolic
  NSAttributedString: attribute attributedString attributedStringByInflectingString attributedSubstring
    attributes boundingRect containsAttachments data enumerateAttribute enumerateAttributes fileWrapper
    isEqual length loadFromHTML localizedAttributedString prefersRTFD string
  NSAttributedString.DocumentReadingOptionKey: readAccessURL
  NSAttributedString.Key: agreeWithArgument agreeWithConcept inflectionAlternative inflectionRule
    localizedNumberFormat morphology referentConcept replacementIndex
  NSAttributedString.TextHighlightColorScheme: blue default mint orange pink purple
  NSAttributedString.TextHighlightStyle: default
  NSAttributedString.TextLayoutSectionKey: orientation range
  NSDirectionalEdgeInsets: encode
  NSDirectionalRectEdge: none
  NSError: code domain error fileProviderErrorForCollision fileProviderErrorForNonExistentItem
    fileProviderErrorForRejectedDeletion helpAnchor localizedDescription localizedFailureReason
    localizedRecoveryOptions localizedRecoverySuggestion recoveryAttempter setUserInfoValueProvider
    underlyingErrors userInfo userInfoValueProvider with withDomain
  NSExtensionContext: DidBecomeActiveMessage DidEnterBackgroundMessage WillEnterForegroundMessage
    WillResignActiveMessage completeRequestReturningItems dismissNotificationContentExtension
    hostedViewMaximumAllowedSize hostedViewMinimumAllowedSize intent interfaceParametersDescription
    loadBroadcastingApplicationInfo mediaPlayingPaused mediaPlayingStarted notificationActions openURL
    performNotificationDefaultAction widgetActiveDisplayMode widgetLargestAvailableDisplayMode
    widgetMaximumSize
  NSExtensionContext.DidBecomeActiveMessage: makeMessage name
  NSExtensionContext.DidEnterBackgroundMessage: makeMessage name
  NSExtensionContext.WillEnterForegroundMessage: makeMessage name
  NSExtensionContext.WillResignActiveMessage: makeMessage name
  NSFetchRequest: affectedStores entity entityName execute fetchRequest havingPredicate
    includesPendingChanges includesPropertyValues includesSubentities propertiesToFetch propertiesToGroupBy
    relationshipKeyPathsForPrefetching resultType returnsDistinctResults shouldRefreshRefetchedObjects
  NSFileCoordinator: addFilePresenter cancel coordinateAccess coordinateReadingItem coordinateWritingItem
    filePresenters item prepareForReadingItems purposeIdentifier removeFilePresenter
  NSItemProvider: hasItemConforming hasRepresentationConforming loadInPlaceFileRepresentation loadItem
    loadPreviewImage loadTransferable preferredPresentationSize preferredPresentationStyle
    previewImageHandler register registerCKShare registerFileRepresentation registerGroupActivity
    registerItem registerObject registeredContentTypes registeredContentTypesConforming
    registeredContentTypesForOpenInPlace teamData
  NSItemProvider.PreferredPresentationStyle: attachment inline unspecified
  NSItemProviderReading: object
  NSItemProviderRepresentationVisibility: group
  NSKeyValueObservation: invalidate
  NSLayoutAnchor: constraintEqual constraintGreaterThanOrEqual constraintLessThanOrEqual
    constraintsAffectingLayout hasAmbiguousLayout item name
  NSLayoutConstraint: activateConstraints active constraint deactivateConstraints firstAnchor firstAttribute
    firstItem relation secondAnchor secondAttribute secondItem withItem
  NSLayoutConstraint.Attribute: bottomMargin centerXWithinMargins centerYWithinMargins leadingMargin
    rightMargin topMargin trailingMargin
  NSLayoutConstraint.Axis: sHorizontal sVertical
  NSLayoutDimension: constraintEqual constraintGreaterThanOrEqual constraintLessThanOrEqual
  NSLayoutXAxisAnchor: anchorWithOffset constraintEqualToSystemSpacing
    constraintGreaterThanOrEqualToSystemSpacing constraintLessThanOrEqualToSystemSpacing withOffsetTo
    withOffsetToAnchor
  NSLayoutYAxisAnchor: anchorWithOffset constraintEqual constraintGreaterThanOrEqual
    constraintLessThanOrEqual withOffsetTo withOffsetToAnchor
  NSManagedObject: awake awakeFromFetch awakeFromInsert changedValues changedValuesForCurrentEvent
    committedValues contextShouldIgnoreUnmodeledPropertyChanges deleted didAccessValue didChangeValue
    didSave didTurnIntoFault entity fault faultingState hasFault hasPersistentChangedValues
    iDsForRelationshipNamed inserted isInserted isUpdated objectIDs objectWillChange prepareForDeletion
    primitiveValue setPrimitiveValue setValue updated validate validateValue value willAccessValue
    willChangeValue willSave willTurnIntoFault
  NSManagedObjectContext: NotificationKey assignObject concurrencyType deleteObject deletedObjects
    detectConflicts didChangeObjectsNotification didMergeChangesObjectIDsNotification
    didSaveObjectIDsNotification execute executeFetchRequest executeRequest insertObject insertedObjects
    lock mergeChanges name new objectRegistered observeValue obtainPermanentIDs parentContext performBlock
    processPendingChanges propagatesDeletesAtEndOfEvent queryGenerationToken redo refreshAllObjects
    refreshObject registeredObjects retainsRegisteredObjects setQueryGeneration
    shouldDeleteInaccessibleFaults shouldHandleInaccessibleFault stalenessInterval transactionAuthor tryLock
    undo unlock updatedObjects userInfo willSaveObjectsNotification
  NSManagedObjectContext.ConcurrencyType: rawValue
  NSManagedObjectContext.NotificationKey: deletedObjectIDs deletedObjects insertedObjectIDs insertedObjects
    invalidatedAllObjects invalidatedObjectIDs invalidatedObjects queryGeneration rawValue
    refreshedObjectIDs refreshedObjects updatedObjectIDs updatedObjects
  NSManagedObjectContext.ScheduledTaskType: hash hashValue
  NSManagedObjectID: entity persistentStore temporaryID
  NSManagedObjectModel: byMergingModels checksumsForVersionedModel configurations entities entitiesByName
    entityVersionHashesByName fetchRequestFromTemplate fetchRequestTemplate fetchRequestTemplatesByName
    isConfiguration localizationDictionary makeManagedObjectModel mergedModel model setEntities
    setFetchRequestTemplate versionChecksum versionIdentifiers
  NSMutableAttributedString: addAttribute addAttributes append appendAttributedString appendLocalizedFormat
    beginEditing deleteCharacters endEditing fixAttributes insert insertAttributedString mutableString read
    removeAttribute replaceCharacters set setAttributedString setAttributes
  NSObject: KeyValueObservingPublisher accessInstanceVariablesDirectly accessibilityActivate
    accessibilityActivateBlock accessibilityActivationPoint accessibilityActivationPointBlock
    accessibilityAssistiveTechnologyFocusedIdentifiers accessibilityAttributedHint
    accessibilityAttributedHintBlock accessibilityAttributedLabel accessibilityAttributedLabelBlock
    accessibilityAttributedUserInputLabels accessibilityAttributedUserInputLabelsBlock
    accessibilityAttributedValue accessibilityAttributedValueBlock accessibilityContainerType
    accessibilityContainerTypeBlock accessibilityCustomActions accessibilityCustomActionsBlock
    accessibilityCustomRotors accessibilityCustomRotorsBlock accessibilityDecrement
    accessibilityDecrementBlock accessibilityDirectTouchOptions accessibilityDragSourceDescriptors
    accessibilityDropPointDescriptors accessibilityElement accessibilityElementCount
    accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus accessibilityElementIsFocused
    accessibilityElements accessibilityElementsBlock accessibilityElementsHidden
    accessibilityElementsHiddenBlock accessibilityExpandedStatus accessibilityExpandedStatusBlock
    accessibilityFrame accessibilityFrameBlock accessibilityHeaderElements accessibilityHeaderElementsBlock
    accessibilityHint accessibilityHintBlock accessibilityHitTest accessibilityIdentifierBlock
    accessibilityIncrement accessibilityIncrementBlock accessibilityLabel accessibilityLabelBlock
    accessibilityLanguage accessibilityLanguageBlock accessibilityLineEndPositionFromCurrentSelection
    accessibilityLineRange accessibilityLineStartPositionFromCurrentSelection accessibilityMagicTapBlock
    accessibilityNavigationStyle accessibilityNavigationStyleBlock accessibilityNextTextNavigationElement
    accessibilityNextTextNavigationElementBlock accessibilityPath accessibilityPathBlock
    accessibilityPerformEscape accessibilityPerformEscapeBlock accessibilityPerformMagicTap
    accessibilityPreviousTextNavigationElement accessibilityPreviousTextNavigationElementBlock
    accessibilityRespondsToUserInteraction accessibilityRespondsToUserInteractionBlock accessibilityScroll
    accessibilityShouldGroupAccessibilityChildrenBlock accessibilityTextInputResponder
    accessibilityTextInputResponderBlock accessibilityTextualContext accessibilityTextualContextBlock
    accessibilityTraits accessibilityTraitsBlock accessibilityUserInputLabels
    accessibilityUserInputLabelsBlock accessibilityValue accessibilityValueBlock accessibilityViewIsModal
    accessibilityViewIsModalBlock accessibilityZoomIn accessibilityZoomOut addObserver alloc
    allowsWeakReference attemptRecovery autoContentAccessingProxy automaticallyNotifiesObservers
    automationElements automationElementsBlock autorelease awakeAfter awakeFromNib
    bROWSERENGINE_ACCESSIBILITY_AVAILABILITY browserAccessibilityAttributedValue
    browserAccessibilityDeleteText browserAccessibilityDeleteTextAtCursor browserAccessibilityInsertText
    browserAccessibilityInsertTextAtCursor browserAccessibilitySelectedTextRange
    browserAccessibilitySetSelectedText browserAccessibilitySetSelectedTextRange browserAccessibilityValue
    cancelPreviousPerformRequests class classFallbacksForKeyedArchiver classForCoder classForKeyedArchiver
    classForKeyedUnarchiver conforms copy dealloc debugDescription description dictionaryWithValues did
    didChange didChangeValue doesNotRecognizeSelector file fileManager finalize forward forwardInvocation
    forwardingTarget handleQuery handleTakeValue hash hashValue index instanceMethod instanceMethodSignature
    instancesRespond isAccessibilityElement isAccessibilityElementBlock isEqual isKind isMember isProxy
    isSubclass keyPathsForValuesAffectingValue load method methodSignature mutableArrayValue mutableCopy
    mutableOrderedSetValue mutableSetValue new observationInfo observeValue performSelector pose
    prepareForInterfaceBuilder provideImage provideImageData release removeObserver replacementObject
    resolveClassMethod resolveInstanceMethod responds retain retainCount retainWeakReference self setKeys
    setNilValue setSharedObservers setValue setValuesForKeys setVersion shouldGroupAccessibilityChildren
    storedValue superclass takeStoredValue takeValue takeValues unableToSetNil useStoredAccessor
    validateValue value values version will willChange willChangeValue zone
  NSObject.KeyValueObservingPublisher: didChange keyPath object options receive
  NSPersistentCloudKitContainer: acceptShareInvitations canDeleteRecord canDeleteRecordForManagedObject
    canModifyManagedObjects canUpdateRecord canUpdateRecordForManagedObject
    fetchParticipantsMatchingLookupInfos fetchShares fetchSharesMatchingObjectIDs persistUpdated
    persistUpdatedShare purgeObjectsAndRecordsInZone record recordID recordIDs records shareManagedObjects
  NSPersistentContainer: defaultDirectoryURL managedObjectModel persistentContainer
  NSPersistentStoreCoordinator: addPersistentStore currentPersistentHistoryToken destroyPersistentStore
    execute executeRequest finishDeferredLightweightMigration finishDeferredLightweightMigrationTask lock
    managedObjectID managedObjectModel metadata metadataForPersistentStore migrate migratePersistentStore
    name perform performAndWait performBlock persistentStore persistentStores registerStore
    registerStoreClass registeredStoreTypes remove removePersistentStore
    removeUbiquitousContentAndPersistentStore replacePersistentStore setMetadata setURL tryLock unlock
  NSPersistentStoreDescription: cloudKitContainerOptions configuration isReadOnly options
    persistentStoreDescription readOnly setOption setValue shouldInferMappingModelAutomatically
    sqlitePragmas timeout
  NSPredicate: allowEvaluation evaluate fromMetadataQuery fromMetadataQueryString predicate predicateFormat
    withBlock withFormat withSubstitutionVariables withValue
  NSRegularExpression: enumerateMatches escapedPattern escapedTemplate firstMatch matches
    numberOfCaptureGroups numberOfMatches options pattern rangeOfFirstMatch regularExpression replaceMatches
    replacementString stringByReplacingMatches
  NSSortDescriptor: allowEvaluation ascending comparator compareObject key keyPath reversedSortDescriptor
    selector sortDescriptor
  NSString: absolutePath appendingFormat availableStringEncodings boolValue
    byAddingPercentEncodingWithAllowedCharacters byAddingPercentEscapesUsing
    byAddingPercentEscapesUsingEncoding byAppending byAppendingFormat byAppendingPathComponent
    byAppendingPathExtension byAppendingPathExtensionFor byAppendingPathExtensionForType byAppendingString
    byApplying byApplyingTransform byFoldingWith byFoldingWithOptions byPaddingToLength
    byReplacingCharactersIn byReplacingCharactersInRange byReplacingOccurrencesOf
    byReplacingOccurrencesOfString byReplacingPercentEscapesUsing byReplacingPercentEscapesUsingEncoding
    byTrimmingCharactersIn byTrimmingCharactersInSet cString cStringLength canBeConverted capitalizedString
    caseInsensitiveCompare character commonPrefix compare completePath componentsSeparated
    componentsSeparatedByCharacters contains containsString customPlaygroundQuickLook data
    decomposedStringWithCanonicalMapping decomposedStringWithCompatibilityMapping defaultCStringEncoding
    deferredLocalizedIntentsString description doubleValue encodingFor encodingForData enumerateLines
    enumerateLinguisticTags enumerateSubstrings fastestEncoding fileSystemRepresentation floatValue getBytes
    getCString getCharacters getFileSystemRepresentation getLineStart getParagraphStart hasPrefix hasSuffix
    hash intValue integerValue isAbsolutePath isEqual lastPathComponent length lengthOfBytes lineRange
    linguisticTags localizedCapitalizedString localizedCaseInsensitiveCompare
    localizedCaseInsensitiveContains localizedCaseInsensitiveContainsString localizedCompare
    localizedLowercaseString localizedName localizedStandardCompare localizedStandardContains
    localizedStandardContainsString localizedStandardRange localizedString localizedStringWithFormat
    localizedUppercaseString localizedUserNotificationString longLongValue lossyCString lowercaseString
    maximumLengthOfBytes paragraphRange path pathComponents pathExtension
    precomposedStringWithCanonicalMapping precomposedStringWithCompatibilityMapping propertyList
    propertyListFromStringsFileFormat range rangeOfCharacter rangeOfComposedCharacterSequence
    rangeOfComposedCharacterSequences smallestEncoding sr_sensorForDeletionRecordsFromSensor string
    stringByAbbreviatingWithTildeInPath stringByAddingPercentEncoding stringByAddingPercentEscapes
    stringByAppendingPathExtension stringByDeletingLastPathComponent stringByDeletingPathExtension
    stringByExpandingTildeInPath stringByFolding stringByPadding stringByRemovingPercentEncoding
    stringByReplacingCharacters stringByReplacingOccurrences stringByReplacingPercentEscapes
    stringByResolvingSymlinksInPath stringByStandardizingPath stringByTrimmingCharacters stringEncoding
    stringWithContents strings substring uppercaseString utf8String variantFittingPresentationWidth with
    withCString withCharacters withContentsOfFile withContentsOfURL withFormat withString withUTF8String
    withValidatedFormat write
  NSString.CompareOptions: anchored backwards caseInsensitive diacriticInsensitive forcedOrdering literal
    numeric widthInsensitive
  NSString.EnumerationOptions: byLines
  NSStringDrawingContext: actualScaleFactor actualTrackingAdjustment minimumTrackingAdjustment totalBounds
  NSStringDrawingOptions: resolvesNaturalAlignmentWithBaseWritingDirection
    sResolvesNaturalAlignmentWithBaseWritingDirection
  NSUbiquitousKeyValueStore: array bool data defaultStore dictionary dictionaryRepresentation double
    longLong object removeObject set setArray setBool setData setDictionary setDouble setLong setLongLong
    setObject setString string synchronize
  NSUserActivity: appClipActivationPayload appEntityIdentifier contentAttributeSet contextIdentifierPath
    delegate deleteAllSavedUserActivities deleteSavedUserActivities detectedBarcodeDescriptor
    eligibleForHandoff eligibleForPrediction eligibleForPublicIndexing eligibleForSearch
    getContinuationStreams interaction isClassKitDeepLink macos mapItem ndefMessagePayload
    shortcutAvailability suggestedInvocationPhrase supportsContinuationStreams widgetConfigurationIntent
  NSUserActivity.TypedPayloadError: hash hashValue
  Namespace: id
  Namespace.ID: hash hashValue id
  NavigationBarItem.TitleDisplayMode: hash hashValue
  NavigationLink: body
  NavigationSplitView: body
  NavigationSplitViewColumn: hash hashValue
  NavigationSplitViewVisibility: encode
  NavigationStack: body
  Notification: customMirror debugDescription description hash hashValue name object userInfo
  Notification.Name: aSAuthorizationAppleIDProviderCredentialRevoked aVAudioApplicationInputMuteStateChange
    aVAudioSessionAvailableInputsChange aVAudioSessionInterruption aVAudioSessionMediaServicesWereLost
    aVAudioSessionMediaServicesWereReset aVAudioSessionMicrophoneInjectionCapabilitiesChange
    aVAudioSessionOutputMuteStateChange aVAudioSessionRenderingCapabilitiesChange
    aVAudioSessionRenderingModeChange aVAudioSessionRouteChange aVAudioSessionSilenceSecondaryAudioHint
    aVAudioSessionSpatialPlaybackCapabilitiesChanged aVAudioSessionUserIntentToUnmuteOutput
    aVAudioUnitComponentManagerRegistrationsChanged aVCaptureDeviceSubjectAreaDidChange
    aVCaptureDeviceWasConnected aVCaptureDeviceWasDisconnected aVCaptureInputPortFormatDescriptionDidChange
    aVCaptureSessionDidStartRunning aVCaptureSessionDidStopRunning aVCaptureSessionInterruptionEnded
    aVCaptureSessionRuntimeError aVCaptureSessionWasInterrupted
    aVCustomRoutingControllerAuthorizedRoutesDidChange aVPlaybackCoordinatorOtherParticipantsDidChange
    aVPlaybackCoordinatorSuspensionReasonsDidChange aVPlayerAvailableHDRModesDidChange
    aVPlayerEligibleForHDRPlaybackDidChange aVPlayerIntegratedTimelineSnapshotsOutOfSync
    aVPlayerInterstitialEventMonitorAssetListResponseStatusDidChange
    aVPlayerInterstitialEventMonitorCurrentEventDidChange
    aVPlayerInterstitialEventMonitorCurrentEventSkippableStateDidChange
    aVPlayerInterstitialEventMonitorCurrentEventSkipped aVPlayerInterstitialEventMonitorEventsDidChange
    aVPlayerInterstitialEventMonitorInterstitialEventDidFinish
    aVPlayerInterstitialEventMonitorInterstitialEventWasUnscheduled aVPlayerItemDidPlayToEndTime
    aVPlayerItemFailedToPlayToEndTime aVPlayerItemMediaSelectionDidChange aVPlayerItemNewAccessLogEntry
    aVPlayerItemNewErrorLogEntry aVPlayerItemPlaybackStalled
    aVPlayerItemRecommendedTimeOffsetFromLiveDidChange aVPlayerItemTimeJumped aVPlayerRateDidChange
    aVRouteDetectorMultipleRoutesDetectedDidChange aVSampleBufferAudioRendererOutputConfigurationDidChange
    aVSampleBufferAudioRendererWasFlushedAutomatically
    aVSampleBufferDisplayLayerOutputObscuredDueToInsufficientExternalProtectionDidChange
    aVSampleBufferDisplayLayerReadyForDisplayDidChange
    aVSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChange
    aVSampleBufferRenderSynchronizerRateDidChange aVSampleBufferVideoRendererDidFailToDecode
    aVSampleBufferVideoRendererRequiresFlushToResumeDecodingDidChange
    aVSpeechSynthesisAvailableVoicesDidChange aXAnimatedImagesEnabledDidChange
    aXMFiHearingDevicePairedUUIDsDidChange aXMFiHearingDeviceStreamingEarDidChange
    aXPrefersActionSliderAlternativeDidChange aXPrefersHeadAnchorAlternativeDidChange
    aXPrefersHorizontalTextLayoutDidChange aXPrefersNonBlinkingTextInsertionIndicatorDidChange
    aXShowBordersEnabledStatusDidChange activeStatusDidChangeNotification
    asAuthorizationAppleIDProviderCredentialRevoked authorizedRoutesDidChange
    avAudioApplicationInputMuteStateChange avAudioSessionAvailableInputsChange avAudioSessionInterruption
    avAudioSessionMediaServicesWereLost avAudioSessionMediaServicesWereReset
    avAudioSessionMicrophoneInjectionCapabilitiesChange avAudioSessionOutputMuteStateChange
    avAudioSessionRenderingCapabilitiesChange avAudioSessionRenderingModeChange avAudioSessionRouteChange
    avAudioSessionSilenceSecondaryAudioHint avAudioSessionSpatialPlaybackCapabilitiesChanged
    avAudioSessionUserIntentToUnmuteOutput avAudioUnitComponentManagerRegistrationsChanged
    avCaptureDeviceSubjectAreaDidChange avCaptureDeviceWasConnected avCaptureDeviceWasDisconnected
    avCaptureInputPortFormatDescriptionDidChange avCaptureSessionDidStartRunning
    avCaptureSessionDidStopRunning avCaptureSessionInterruptionEnded avCaptureSessionRuntimeError
    avCaptureSessionWasInterrupted avCustomRoutingControllerAuthorizedRoutesDidChange
    avPlaybackCoordinatorOtherParticipantsDidChange avPlaybackCoordinatorSuspensionReasonsDidChange
    avPlayerAvailableHDRModesDidChange avPlayerEligibleForHDRPlaybackDidChange
    avPlayerIntegratedTimelineSnapshotsOutOfSync
    avPlayerInterstitialEventMonitorAssetListResponseStatusDidChange
    avPlayerInterstitialEventMonitorCurrentEventDidChange
    avPlayerInterstitialEventMonitorCurrentEventSkippableStateDidChange
    avPlayerInterstitialEventMonitorCurrentEventSkipped avPlayerInterstitialEventMonitorEventsDidChange
    avPlayerInterstitialEventMonitorInterstitialEventDidFinish
    avPlayerInterstitialEventMonitorInterstitialEventWasUnscheduled avPlayerItemDidPlayToEndTime
    avPlayerItemFailedToPlayToEndTime avPlayerItemMediaSelectionDidChange avPlayerItemNewAccessLogEntry
    avPlayerItemNewErrorLogEntry avPlayerItemPlaybackStalled
    avPlayerItemRecommendedTimeOffsetFromLiveDidChange avPlayerItemTimeJumped avPlayerRateDidChange
    avRouteDetectorMultipleRoutesDetectedDidChange avSampleBufferAudioRendererOutputConfigurationDidChange
    avSampleBufferAudioRendererWasFlushedAutomatically
    avSampleBufferDisplayLayerOutputObscuredDueToInsufficientExternalProtectionDidChange
    avSampleBufferDisplayLayerReadyForDisplayDidChange
    avSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChange
    avSampleBufferRenderSynchronizerRateDidChange avSampleBufferVideoRendererDidFailToDecode
    avSampleBufferVideoRendererRequiresFlushToResumeDecodingDidChange
    avSpeechSynthesisAvailableVoicesDidChange availableInputsChangeNotification
    axAnimatedImagesEnabledDidChange axPrefersActionSliderAlternativeDidChange
    axPrefersHeadAnchorAlternativeDidChange axPrefersHorizontalTextLayoutDidChange
    axPrefersNonBlinkingTextInsertionIndicatorDidChange axShowBordersEnabledStatusDidChange
    axmFiHearingDevicePairedUUIDsDidChange axmFiHearingDeviceStreamingEarDidChange
    deniedPermissionMatchPatternsWereRemovedNotification deniedPermissionsWereRemovedNotification
    deviceWasAddedNotification deviceWasRemovedNotification didChangeNotification
    didMoveToWritableLocationNotification didStartRunningNotification didStopRunningNotification
    endpointWasAddedNotification endpointWasRemovedNotification endpointWasUpdatedNotification
    errorsDidUpdateNotification eventChangedNotification formatDescriptionDidChangeNotification
    functionBlockWasUpdatedNotification gKPlayerAuthenticationDidChangeNotificationName
    gkPlayerAuthenticationDidChangeNotificationName grantedPermissionMatchPatternsWereRemovedNotification
    grantedPermissionsWereRemovedNotification inputMuteStateChangeNotification interruptionEndedNotification
    mAMusicHapticsManagerActiveStatusDidChange mIDICIDeviceWasAdded mIDICIDeviceWasRemoved
    mIDICIProfileWasRemoved mIDICIProfileWasUpdated mIDIUMPEndpointWasAdded mIDIUMPEndpointWasRemoved
    mIDIUMPEndpointWasUpdated mIDIUMPFunctionBlockWasUpdated mLModelCollectionDidChange
    mPMusicPlayerControllerNowPlayingItemDidChange mPMusicPlayerControllerPlaybackStateDidChange
    mPMusicPlayerControllerVolumeDidChange maMusicHapticsManagerActiveStatusDidChange
    microphoneInjectionCapabilitiesChangeNotification midiciDeviceWasAdded midiciDeviceWasRemoved
    midiciProfileWasRemoved midiciProfileWasUpdated midiumpEndpointWasAdded midiumpEndpointWasRemoved
    midiumpEndpointWasUpdated midiumpFunctionBlockWasUpdated mlModelCollectionDidChange
    mpMusicPlayerControllerNowPlayingItemDidChange mpMusicPlayerControllerPlaybackStateDidChange
    mpMusicPlayerControllerVolumeDidChange nSBundleDidLoad nSBundleResourceRequestLowDiskSpace
    nSCalendarDayChanged nSCoreDataCoreSpotlightDelegateIndexDidUpdate nSCurrentLocaleDidChange
    nSDidBecomeSingleThreaded nSFileHandleConnectionAccepted nSFileHandleDataAvailable
    nSFileHandleReadCompletion nSFileHandleReadToEndOfFileCompletion nSFileProviderDomainDidChange
    nSFileProviderMaterializedSetDidChange nSFileProviderPendingSetDidChange
    nSHTTPCookieManagerAcceptPolicyChanged nSHTTPCookieManagerCookiesChanged
    nSMetadataQueryDidFinishGathering nSMetadataQueryDidStartGathering nSMetadataQueryDidUpdate
    nSMetadataQueryGatheringProgress nSPersistentCloudKitContainerEventChanged nSPortDidBecomeInvalid
    nSProcessInfoPerformanceProfileDidChange nSProcessInfoPowerStateDidChange
    nSProcessInfoThermalStateDidChange nSSystemClockDidChange nSSystemTimeZoneDidChange
    nSTextContentStorageUnsupportedAttributeAdded nSTextStorageDidProcessEditing
    nSTextStorageWillProcessEditing nSThreadWillExit nSURLCredentialStorageChanged
    nSUbiquitousKeyValueStoreDidChangeExternally nSUbiquitousUserDefaultsCompletedInitialSync
    nSUbiquitousUserDefaultsDidChangeAccounts nSUbiquitousUserDefaultsNoCloudAccount
    nSUbiquityIdentityDidChange nSUndoManagerCheckpoint nSUndoManagerDidCloseUndoGroup
    nSUndoManagerDidOpenUndoGroup nSUndoManagerDidRedoChange nSUndoManagerDidUndoChange
    nSUndoManagerWillCloseUndoGroup nSUndoManagerWillRedoChange nSUndoManagerWillUndoChange
    nSUserDefaultsDidChange nSUserDefaultsSizeLimitExceeded nSWillBecomeMultiThreaded
    nS_TYPED_EXTENSIBLE_ENUM name nsBundleDidLoad nsBundleResourceRequestLowDiskSpace nsCalendarDayChanged
    nsCoreDataCoreSpotlightDelegateIndexDidUpdate nsCurrentLocaleDidChange nsDidBecomeSingleThreaded
    nsFileHandleConnectionAccepted nsFileHandleDataAvailable nsFileHandleReadCompletion
    nsFileHandleReadToEndOfFileCompletion nsFileProviderDomainDidChange
    nsFileProviderMaterializedSetDidChange nsFileProviderPendingSetDidChange
    nsMetadataQueryDidFinishGathering nsMetadataQueryDidStartGathering nsMetadataQueryDidUpdate
    nsMetadataQueryGatheringProgress nsPersistentCloudKitContainerEventChanged nsPortDidBecomeInvalid
    nsProcessInfoPerformanceProfileDidChange nsProcessInfoPowerStateDidChange
    nsProcessInfoThermalStateDidChange nsSystemClockDidChange nsSystemTimeZoneDidChange
    nsTextContentStorageUnsupportedAttributeAdded nsTextStorageDidProcessEditing
    nsTextStorageWillProcessEditing nsThreadWillExit nsUbiquitousKeyValueStoreDidChangeExternally
    nsUbiquitousUserDefaultsCompletedInitialSync nsUbiquitousUserDefaultsDidChangeAccounts
    nsUbiquitousUserDefaultsNoCloudAccount nsUbiquityIdentityDidChange nsUndoManagerCheckpoint
    nsUndoManagerDidCloseUndoGroup nsUndoManagerDidOpenUndoGroup nsUndoManagerDidRedoChange
    nsUndoManagerDidUndoChange nsUndoManagerWillCloseUndoGroup nsUndoManagerWillRedoChange
    nsUndoManagerWillUndoChange nsUserDefaultsDidChange nsUserDefaultsSizeLimitExceeded
    nsWillBecomeMultiThreaded nshttpCookieManagerAcceptPolicyChanged nshttpCookieManagerCookiesChanged
    nsurlCredentialStorageChanged outputMuteStateChangeNotification pDFDocumentDidBeginFind
    pDFDocumentDidBeginPageFind pDFDocumentDidBeginPageWrite pDFDocumentDidBeginWrite pDFDocumentDidEndFind
    pDFDocumentDidEndPageFind pDFDocumentDidEndPageWrite pDFDocumentDidEndWrite pDFDocumentDidFindMatch
    pDFDocumentDidUnlock pDFViewAnnotationHit pDFViewAnnotationWillHit pDFViewChangedHistory
    pDFViewCopyPermission pDFViewDisplayBoxChanged pDFViewDisplayModeChanged pDFViewDocumentChanged
    pDFViewPageChanged pDFViewPrintPermission pDFViewScaleChanged pDFViewSelectionChanged
    pDFViewVisiblePagesChanged pairedUUIDsDidChangeNotification pdfDocumentDidBeginFind
    pdfDocumentDidBeginPageFind pdfDocumentDidBeginPageWrite pdfDocumentDidBeginWrite pdfDocumentDidEndFind
    pdfDocumentDidEndPageFind pdfDocumentDidEndPageWrite pdfDocumentDidEndWrite pdfDocumentDidFindMatch
    pdfDocumentDidUnlock pdfViewAnnotationHit pdfViewAnnotationWillHit pdfViewChangedHistory
    pdfViewCopyPermission pdfViewDisplayBoxChanged pdfViewDisplayModeChanged pdfViewDocumentChanged
    pdfViewPageChanged pdfViewPrintPermission pdfViewScaleChanged pdfViewSelectionChanged
    pdfViewVisiblePagesChanged permissionMatchPatternsWereDeniedNotification
    permissionMatchPatternsWereGrantedNotification permissionsWereDeniedNotification
    permissionsWereGrantedNotification prefersActionSliderAlternativeDidChangeNotification
    prefersNonBlinkingTextInsertionIndicatorDidChangeNotification profileWasRemovedNotification
    profileWasUpdatedNotification registrationsChangedNotification renderingCapabilitiesChangeNotification
    renderingModeChangeNotification runtimeErrorNotification sKCloudServiceCapabilitiesDidChange
    sKStorefrontCountryCodeDidChange sKStorefrontIdentifierDidChange
    showBordersEnabledStatusDidChangeNotification skCloudServiceCapabilitiesDidChange
    skStorefrontCountryCodeDidChange skStorefrontIdentifierDidChange
    spatialPlaybackCapabilitiesChangedNotification streamingEarDidChangeNotification
    subjectAreaDidChangeNotification systemProtectionDidChangeNotification
    uIAccessibilityAnnouncementDidFinish uIAccessibilityAssistiveTouchStatusDidChange
    uIAccessibilityBoldTextStatusDidChange uIAccessibilityButtonShapesEnabledStatusDidChange
    uIAccessibilityClosedCaptioningStatusDidChange uIAccessibilityDarkerSystemColorsStatusDidChange
    uIAccessibilityElementFocused uIAccessibilityGrayscaleStatusDidChange
    uIAccessibilityGuidedAccessStatusDidChange uIAccessibilityHearingDevicePairedEarDidChange
    uIAccessibilityInvertColorsStatusDidChange uIAccessibilityMonoAudioStatusDidChange
    uIAccessibilityOnOffSwitchLabelsDidChange uIAccessibilityPrefersCrossFadeTransitionsStatusDidChange
    uIAccessibilityReduceMotionStatusDidChange uIAccessibilityReduceTransparencyStatusDidChange
    uIAccessibilityShakeToUndoDidChange uIAccessibilityShouldDifferentiateWithoutColorDidChange
    uIAccessibilitySpeakScreenStatusDidChange uIAccessibilitySpeakSelectionStatusDidChange
    uIAccessibilitySwitchControlStatusDidChange uIAccessibilityVideoAutoplayStatusDidChange
    uIAccessibilityVoiceOverStatusDidChange uIApplicationBackgroundRefreshStatusDidChange
    uIApplicationDidBecomeActive uIApplicationDidChangeStatusBarFrame
    uIApplicationDidChangeStatusBarOrientation uIApplicationDidEnterBackground
    uIApplicationDidFinishLaunching uIApplicationDidReceiveMemoryWarning
    uIApplicationProtectedDataDidBecomeAvailable uIApplicationProtectedDataWillBecomeUnavailable
    uIApplicationSignificantTimeChange uIApplicationUserDidTakeScreenshot
    uIApplicationWillChangeStatusBarFrame uIApplicationWillChangeStatusBarOrientation
    uIApplicationWillEnterForeground uIApplicationWillResignActive uIApplicationWillTerminate
    uIContentSizeCategoryDidChange uIDeviceBatteryLevelDidChange uIDeviceBatteryStateDidChange
    uIDeviceOrientationDidChange uIDeviceProximityStateDidChange uIDocumentDidMoveToWritableLocation
    uIDocumentStateChanged uIFocusDidUpdate uIFocusMovementDidFail uIKeyboardDidChangeFrame
    uIKeyboardDidHide uIKeyboardDidShow uIKeyboardWillChangeFrame uIKeyboardWillHide uIKeyboardWillShow
    uILargeContentViewerInteractionEnabledStatusDidChange uIMenuControllerDidHideMenu
    uIMenuControllerDidShowMenu uIMenuControllerMenuFrameDidChange uIMenuControllerWillHideMenu
    uIMenuControllerWillShowMenu uIPasteboardChanged uIPasteboardRemoved uIPointerLockStateDidChange
    uISceneDidActivate uISceneDidDisconnect uISceneDidEnterBackground uISceneSystemProtectionDidChange
    uISceneWillConnect uISceneWillDeactivate uISceneWillEnterForeground uIScreenBrightnessDidChange
    uIScreenCapturedDidChange uIScreenDidConnect uIScreenDidDisconnect uIScreenModeDidChange
    uIScreenReferenceDisplayModeStatusDidChange uITableViewSelectionDidChange uITextFieldTextDidBeginEditing
    uITextFieldTextDidChange uITextFieldTextDidEndEditing uITextInputCurrentInputModeDidChange
    uITextViewTextDidBeginEditing uITextViewTextDidChange uITextViewTextDidEndEditing
    uIViewControllerShowDetailTargetDidChange uIWindowDidBecomeHidden uIWindowDidBecomeKey
    uIWindowDidBecomeVisible uIWindowDidResignKey uiAccessibilityAnnouncementDidFinish
    uiAccessibilityAssistiveTouchStatusDidChange uiAccessibilityBoldTextStatusDidChange
    uiAccessibilityButtonShapesEnabledStatusDidChange uiAccessibilityClosedCaptioningStatusDidChange
    uiAccessibilityDarkerSystemColorsStatusDidChange uiAccessibilityElementFocused
    uiAccessibilityGrayscaleStatusDidChange uiAccessibilityGuidedAccessStatusDidChange
    uiAccessibilityHearingDevicePairedEarDidChange uiAccessibilityInvertColorsStatusDidChange
    uiAccessibilityMonoAudioStatusDidChange uiAccessibilityOnOffSwitchLabelsDidChange
    uiAccessibilityPrefersCrossFadeTransitionsStatusDidChange uiAccessibilityReduceMotionStatusDidChange
    uiAccessibilityReduceTransparencyStatusDidChange uiAccessibilityShakeToUndoDidChange
    uiAccessibilityShouldDifferentiateWithoutColorDidChange uiAccessibilitySpeakScreenStatusDidChange
    uiAccessibilitySpeakSelectionStatusDidChange uiAccessibilitySwitchControlStatusDidChange
    uiAccessibilityVideoAutoplayStatusDidChange uiAccessibilityVoiceOverStatusDidChange
    uiApplicationBackgroundRefreshStatusDidChange uiApplicationDidBecomeActive
    uiApplicationDidChangeStatusBarFrame uiApplicationDidChangeStatusBarOrientation
    uiApplicationDidEnterBackground uiApplicationDidFinishLaunching uiApplicationDidReceiveMemoryWarning
    uiApplicationProtectedDataDidBecomeAvailable uiApplicationProtectedDataWillBecomeUnavailable
    uiApplicationSignificantTimeChange uiApplicationUserDidTakeScreenshot
    uiApplicationWillChangeStatusBarFrame uiApplicationWillChangeStatusBarOrientation
    uiApplicationWillEnterForeground uiApplicationWillResignActive uiApplicationWillTerminate
    uiContentSizeCategoryDidChange uiDeviceBatteryLevelDidChange uiDeviceBatteryStateDidChange
    uiDeviceOrientationDidChange uiDeviceProximityStateDidChange uiDocumentDidMoveToWritableLocation
    uiDocumentStateChanged uiFocusDidUpdate uiFocusMovementDidFail uiKeyboardDidChangeFrame
    uiKeyboardDidHide uiKeyboardDidShow uiKeyboardWillChangeFrame uiKeyboardWillHide uiKeyboardWillShow
    uiLargeContentViewerInteractionEnabledStatusDidChange uiMenuControllerDidHideMenu
    uiMenuControllerDidShowMenu uiMenuControllerMenuFrameDidChange uiMenuControllerWillHideMenu
    uiMenuControllerWillShowMenu uiPasteboardChanged uiPasteboardRemoved uiPointerLockStateDidChange
    uiSceneDidActivate uiSceneDidDisconnect uiSceneDidEnterBackground uiSceneSystemProtectionDidChange
    uiSceneWillConnect uiSceneWillDeactivate uiSceneWillEnterForeground uiScreenBrightnessDidChange
    uiScreenCapturedDidChange uiScreenDidConnect uiScreenDidDisconnect uiScreenModeDidChange
    uiScreenReferenceDisplayModeStatusDidChange uiTableViewSelectionDidChange uiTextFieldTextDidBeginEditing
    uiTextFieldTextDidChange uiTextFieldTextDidEndEditing uiTextInputCurrentInputModeDidChange
    uiTextViewTextDidBeginEditing uiTextViewTextDidChange uiTextViewTextDidEndEditing
    uiViewControllerShowDetailTargetDidChange uiWindowDidBecomeHidden uiWindowDidBecomeKey
    uiWindowDidBecomeVisible uiWindowDidResignKey userIntentToUnmuteOutputNotification
    wKWebExtensionContextDeniedPermissionMatchPatternsWereRemoved
    wKWebExtensionContextDeniedPermissionsWereRemoved wKWebExtensionContextErrorsDidUpdate
    wKWebExtensionContextGrantedPermissionMatchPatternsWereRemoved
    wKWebExtensionContextGrantedPermissionsWereRemoved
    wKWebExtensionContextPermissionMatchPatternsWereDenied
    wKWebExtensionContextPermissionMatchPatternsWereGranted wKWebExtensionContextPermissionsWereDenied
    wKWebExtensionContextPermissionsWereGranted wasConnectedNotification wasDisconnectedNotification
    wasInterruptedNotification wkWebExtensionContextDeniedPermissionMatchPatternsWereRemoved
    wkWebExtensionContextDeniedPermissionsWereRemoved wkWebExtensionContextErrorsDidUpdate
    wkWebExtensionContextGrantedPermissionMatchPatternsWereRemoved
    wkWebExtensionContextGrantedPermissionsWereRemoved
    wkWebExtensionContextPermissionMatchPatternsWereDenied
    wkWebExtensionContextPermissionMatchPatternsWereGranted wkWebExtensionContextPermissionsWereDenied
    wkWebExtensionContextPermissionsWereGranted
  NotificationCenter: AsyncMessage BaseMessageIdentifier MainActorMessage MessageIdentifier ObservationToken
    defaultCenter messages post postNotification postNotificationName removeObserver
  NotificationCenter.AsyncMessage: makeMessage makeNotification name
  NotificationCenter.MainActorMessage: makeMessage makeNotification name
  NotificationCenter.MessageIdentifier: announcementDidFinish assistiveTouchStatusDidChange
    backgroundRefreshStatusDidChange batteryLevelDidChange batteryStateDidChange boldTextStatusDidChange
    brightnessDidChange buttonShapesEnabledStatusDidChange calendarDayChanged capturedDidChange changed
    checkpoint closedCaptioningStatusDidChange connectionAccepted contentSizeCategoryDidChange
    conversationHistoryDidUpdateMessage cookiesChanged currentInputModeDidChange currentLocaleDidChange
    darkerSystemColorsStatusDidChange dataAvailable didActivate didBecomeActive didBecomeCurrent
    didBecomeHidden didBecomeInvalid didBecomeKey didBecomeVisible didChange didCloseUndoGroup didConnect
    didDisconnect didEnterBackground didFinishGathering didFinishLaunching didLoad didMoveToWritableLocation
    didOpenUndoGroup didReceiveMemoryWarning didRedoChange didResignKey didStartGathering
    didStopBeingCurrent didUndoChange didUpdate elementFocused grayscaleStatusDidChange
    guidedAccessStatusDidChange hearingDevicePairedEarDidChange invertColorsStatusDidChange
    keyboardDidChangeFrame keyboardDidHide keyboardDidShow keyboardWillChangeFrame keyboardWillHide
    keyboardWillShow lowDiskSpace modeDidChange monoAudioStatusDidChange movementDidFail
    orientationDidChange powerStateDidChange protectedDataDidBecomeAvailable
    protectedDataWillBecomeUnavailable proximityStateDidChange readCompletion readToEndOfFileCompletion
    reduceMotionStatusDidChange reduceTransparencyStatusDidChange referenceDisplayModeStatusDidChange
    removed selectionDidChange shakeToUndoDidChange showDetailTargetDidChange significantTimeChange
    sizeLimitExceeded speakScreenStatusDidChange speakSelectionStatusDidChange stateChanged
    switchControlStatusDidChange systemClockDidChange systemProtectionDidChange systemTimeZoneDidChange
    textDidBeginEditing textDidChange textDidEndEditing thermalStateDidChange ubiquityIdentityDidChange
    userDidTakeScreenshot voiceOverStatusDidChange willCloseUndoGroup willConnect willDeactivate
    willEnterForeground willRedoChange willResignActive willTerminate willUndoChange
  NotificationCenter.Notifications: Iterator
  NotificationCenter.Notifications.Iterator: next
  NotificationCenter.ObservationToken: hash hashValue
  NumberFormatter: allowsFloats alwaysShowsDecimalSeparator attributedStringForNil
    attributedStringForNotANumber attributedStringForZero currencyCode currencyDecimalSeparator
    currencyGroupingSeparator currencySymbol decimalSeparator defaultFormatterBehavior exponentSymbol format
    formatWidth formatterBehavior formattingContext generatesDecimalNumbers getObjectValue groupingSeparator
    groupingSize hasThousandSeparators internationalCurrencySymbol isLenient
    isPartialStringValidationEnabled lenient locale localizedString localizesFormat maximum
    maximumFractionDigits maximumIntegerDigits maximumSignificantDigits minimum minimumFractionDigits
    minimumGroupingDigits minimumIntegerDigits minimumSignificantDigits minusSign multiplier negativeFormat
    negativeInfinitySymbol negativePrefix negativeSuffix nilSymbol notANumberSymbol number numberStyle
    paddingCharacter paddingPosition partialStringValidationEnabled perMillSymbol percentSymbol plusSign
    positiveFormat positiveInfinitySymbol positivePrefix positiveSuffix roundingBehavior roundingIncrement
    roundingMode secondaryGroupingSize setDefault setDefaultFormatterBehavior string
    textAttributesForNegativeInfinity textAttributesForNegativeValues textAttributesForNil
    textAttributesForNotANumber textAttributesForPositiveInfinity textAttributesForPositiveValues
    textAttributesForZero thousandSeparator usesGroupingSeparator usesSignificantDigits zeroSymbol
  NumberFormatter.Behavior: default
  NumberFormatter.RoundingMode: ceiling down floor halfDown halfEven halfUp up
  NumberFormatter.Style: currency currencyAccounting currencyISOCode currencyPlural decimal none ordinal
    percent scientific spellOut
  OSAllocatedUnfairLock: Ownership lockIfAvailable precondition withLockIfAvailable
    withLockIfAvailableUnchecked withLockIfAvailableUncheckedInternal withLockUncheckedInternal
  OSAllocatedUnfairLock.Ownership: hash hashValue notOwner owner
  OSLog: runtimeIssuesLog
  OSLogBoolFormat: hash hashValue
  OSLogFloatFormatting: Notation explicitPositiveSign formatSpecifier notation precision uppercase
  OSLogFloatFormatting.Notation: exponential fixed hash hashValue hex hybrid
  OSLogIntegerFormatting: explicitPositiveSign formatSpecifier formatSpecifierLengthModifier includePrefix
    minDigits radix uppercase
  OSLogMessage: bufferSize interpolation
  OSLogPrivacy: PrivacyOption _MailMask argumentFlag hasMask isAtleastPrivate mask maskSpecifier maskValue
    needsPrivacySpecifier privacy privacySpecifier
  OSLogPrivacy.Mask: hashValue
  OSLogPrivacy.PrivacyOption: auto hash hashValue private public sensitive
  OSLogStringAlignment: anchor minimumColumnWidth
  OSSignpostIntervalState: beginState encode signpostID
  OSSignposter: beginAnimationInterval disabled logHandle
  ObservableObject: environmentStore focusedValueKey
  OffsetShape: animatableData layoutDirectionBehavior role
  OpacityTransition: properties
  OpenWindowAction: SharingBehavior
  OpenWindowAction.SharingBehavior: requested required
  Operation: addDependency asynchronous cancel cancelled concurrent dependencies executing finished
    isAsynchronous isCancelled isConcurrent isExecuting isFinished isReady main name qualityOfService
    queuePriority ready removeDependency start threadPriority void waitUntilFinished
  Operation.QueuePriority: high low normal veryHigh veryLow
  OperationQueue: add addBarrierBlock addOperation addOperations cancelAllOperations currentQueue
    isSuspended mainQueue maxConcurrentOperationCount name operationCount operations progress
    qualityOfService suspended underlyingQueue waitUntilAllOperationsAreFinished
  OperationQueue.SchedulerTimeType: Stride advanced date distance encode hash hashValue
  OperationQueue.SchedulerTimeType.Stride: encode magnitude microseconds milliseconds nanoseconds seconds
    timeInterval
  OutlineGroup: body tableRowBody
  PHAuthorizationStatus: sAuthorized sDenied sLimited sNotDetermined sRestricted
  PHPhotoLibrary: cloudIdentifierMappings cloudIdentifiers currentChangeToken fetchPersistentChangesSince
    fetchPersistentChangesSinceToken isUploadJobExtensionEnabled localIdentifierMappings localIdentifiers
    performChanges presentLimitedLibraryPicker registerAvailabilityObserver registerChangeObserver
    setUploadJobExtensionEnabled sharedPhotoLibrary unavailabilityReason unregisterAvailabilityObserver
    unregisterChangeObserver uploadJobExtensionEnabled
  PHPickerConfiguration: AssetRepresentationMode Selection Update disabledCapabilities
    edgesWithoutContentMargins hash hashValue mode preferredAssetRepresentationMode
    preselectedAssetIdentifiers selection
  PHPickerConfiguration.AssetRepresentationMode: automatic compatible current hash hashValue
  PHPickerConfiguration.Selection: continuous continuousAndOrdered default hash hashValue ordered
  PHPickerConfiguration.Update: edgesWithoutContentMargins hash hashValue selectionLimit
  PHPickerFilter: all allFilterMatchingSubfilters anyFilterMatchingSubfilters burstsFilter cinematicVideos
    cinematicVideosFilter depthEffectPhotos depthEffectPhotosFilter hash hashValue imagesFilter
    livePhotosFilter new notFilter panoramas panoramasFilter playbackStyle playbackStyleFilter
    screenRecordings screenRecordingsFilter screenshotsFilter slomoVideos slomoVideosFilter spatialMedia
    spatialMediaFilter timelapseVideos timelapseVideosFilter videosFilter
  PHPickerResult: hash hashValue new
  PHPickerViewController: configuration deselectAssets moveAsset new scrollToInitialPosition updatePicker
    zoomIn zoomOut
  PagePresentationSizing: proposedSize
  PagingScrollTargetBehavior: properties
  PasteButton: body
  Path: PathBox Storage cgPath storage
  Path.Storage: ellipse empty path rect roundedRect stroked trimmed
  PencilDoubleTapGestureValue: hashValue hoverPose
  PeriodicTimelineSchedule: Entries
  PeriodicTimelineSchedule.Entries: next
  PersistentIdentifier: ID encode entityName hash hashValue identifier storeIdentifier
  PersistentIdentifier.ID: hash hashValue
  PersistentModel: createBackingData getTransformableValue getValue persistentBackingData schemaMetadata
    setTransformableValue setValue
  PersonNameComponents: AttributedStyle FormatStyle ParseStrategy customMirror debugDescription description
    encode familyName formatted givenName hash hashValue middleName namePrefix nameSuffix nickname
    phoneticRepresentation
  PersonNameComponents.AttributedStyle: encode format hash hashValue locale style
  PersonNameComponents.FormatStyle: Style attributed encode format hash hashValue locale parseStrategy style
  PersonNameComponents.FormatStyle.Style: abbreviated long medium rawValue short
  PersonNameComponents.ParseStrategy: encode hash hashValue parse
  PersonNameComponentsFormatter: annotatedString getObjectValue isPhonetic locale localizedString
    personNameComponents phonetic string style
  PersonNameComponentsFormatter.Style: abbreviated default long medium short
  PhaseAnimator: body
  PhotosPickerItem: hash hashValue supportedContentTypes
  PhotosPickerItem.EncodingDisambiguationPolicy: hash hashValue
  PhotosPickerSelectionBehavior: hash hashValue
  Picker: body
  PickerStyle: radioGroup
  PlainTextEditorStyle: makeBody
  PointOfInterestCategories: excluding including
  PredicateExpressions: Arithmetic ArithmeticOperator ClosedRange CollectionContainsCollection
    CollectionIndexSubscript CollectionRangeSubscript Comparison ComparisonOperator Conditional
    ConditionalCast Conjunction DictionaryKeyDefaultValueSubscript DictionaryKeySubscript Disjunction
    DonatedWithin DonationFilter DonationFilterOperator Equal ExpressionEvaluate Filter FloatDivision
    ForceCast ForcedUnwrap IntDivision IntRemainder KeyPath LargestSubset Negation NilCoalesce NilLiteral
    NotEqual OptionalFlatMap PredicateEvaluate PredicateRegex Range RangeExpressionContains
    SequenceAllSatisfy SequenceContains SequenceContainsWhere SequenceMaximum SequenceMinimum
    SequenceStartsWith SmallestSubset StringCaseInsensitiveCompare StringContainsRegex
    StringLocalizedCompare TypeCheck UnaryMinus Value Variable VariableID build_Arg build_Arithmetic
    build_ClosedRange build_Comparison build_Conditional build_Conjunction build_Disjunction build_Division
    build_DonationFilter build_Equal build_ForcedUnwrap build_KeyPath build_Negation build_NilCoalesce
    build_NilLiteral build_NotEqual build_Range build_Remainder build_UnaryMinus build_allSatisfy
    build_caseInsensitiveCompare build_contains build_donatedWithin build_evaluate build_filter
    build_flatMap build_largestSubset build_localizedCompare build_max build_min build_smallestSubset
    build_starts build_subscript
  PredicateExpressions.Arithmetic: description encode evaluate lhs op rhs
  PredicateExpressions.ArithmeticOperator: add encode hash hashValue multiply subtract
  PredicateExpressions.ClosedRange: description encode evaluate lower upper
  PredicateExpressions.CollectionContainsCollection: base description encode evaluate other
  PredicateExpressions.CollectionIndexSubscript: description encode evaluate index wrapped
  PredicateExpressions.CollectionRangeSubscript: description encode evaluate range wrapped
  PredicateExpressions.Comparison: description encode evaluate lhs op rhs
  PredicateExpressions.ComparisonOperator: encode greaterThan greaterThanOrEqual hash hashValue lessThan
    lessThanOrEqual
  PredicateExpressions.Conditional: description encode evaluate falseBranch test trueBranch
  PredicateExpressions.ConditionalCast: description encode evaluate input
  PredicateExpressions.Conjunction: description encode evaluate lhs rhs
  PredicateExpressions.DictionaryKeyDefaultValueSubscript: default description encode evaluate key wrapped
  PredicateExpressions.DictionaryKeySubscript: description encode evaluate key wrapped
  PredicateExpressions.Disjunction: description encode evaluate lhs rhs
  PredicateExpressions.DonatedWithin: evaluate
  PredicateExpressions.DonationFilter: evaluate
  PredicateExpressions.DonationFilterOperator: encode equal greaterThan greaterThanOrEqual hash hashValue
    lessThan lessThanOrEqual notEqual
  PredicateExpressions.Equal: description encode evaluate lhs rhs
  PredicateExpressions.ExpressionEvaluate: description encode evaluate expression input
  PredicateExpressions.Filter: description encode evaluate filter sequence variable
  PredicateExpressions.FloatDivision: description encode evaluate lhs rhs
  PredicateExpressions.ForceCast: description encode evaluate input
  PredicateExpressions.ForcedUnwrap: description encode evaluate inner
  PredicateExpressions.IntDivision: description encode evaluate lhs rhs
  PredicateExpressions.IntRemainder: description encode evaluate lhs rhs
  PredicateExpressions.KeyPath: CommonKeyPathKind description encode evaluate keyPath kind root
  PredicateExpressions.KeyPath.CommonKeyPathKind: bidirectionalCollectionLast collectionCount
    collectionFirst collectionIsEmpty hash hashValue
  PredicateExpressions.LargestSubset: evaluate
  PredicateExpressions.Negation: description encode evaluate wrapped
  PredicateExpressions.NilCoalesce: description encode evaluate lhs rhs
  PredicateExpressions.NilLiteral: encode evaluate
  PredicateExpressions.NotEqual: description encode evaluate lhs rhs
  PredicateExpressions.OptionalFlatMap: description encode evaluate transform variable wrapped
  PredicateExpressions.PredicateEvaluate: description encode evaluate input predicate
  PredicateExpressions.PredicateRegex: description encode regex stringRepresentation
  PredicateExpressions.Range: description encode evaluate lower upper
  PredicateExpressions.RangeExpressionContains: description element encode evaluate range
  PredicateExpressions.SequenceAllSatisfy: description encode evaluate sequence test variable
  PredicateExpressions.SequenceContains: description element encode evaluate sequence
  PredicateExpressions.SequenceContainsWhere: description encode evaluate sequence test variable
  PredicateExpressions.SequenceMaximum: description elements encode evaluate
  PredicateExpressions.SequenceMinimum: description elements encode evaluate
  PredicateExpressions.SequenceStartsWith: base encode evaluate prefix
  PredicateExpressions.SmallestSubset: evaluate
  PredicateExpressions.StringCaseInsensitiveCompare: description encode evaluate other root
  PredicateExpressions.StringContainsRegex: description encode evaluate regex subject
  PredicateExpressions.StringLocalizedCompare: description encode evaluate other root
  PredicateExpressions.StringLocalizedStandardContains: description encode evaluate other root
  PredicateExpressions.TypeCheck: description encode evaluate input
  PredicateExpressions.UnaryMinus: description encode evaluate wrapped
  PredicateExpressions.Value: description encode evaluate value
  PredicateExpressions.Variable: description encode evaluate key
  PredicateExpressions.VariableID: encode hash hashValue
  PresentationDetent: hash hashValue
  PresentationSizing: proposedSize
  PreviewLayout: fixed3D
  PreviewPlatform: hash hashValue
  PreviewTrait: assistiveAccess
  PrimitiveButtonStyle: accessoryBar accessoryBarAction card link
  ProcessInfo: PowerStateDidChangeMessage ThermalStateDidChangeMessage activeProcessorCount arguments
    automaticTerminationSupportEnabled disableAutomaticTermination disableSuddenTermination
    enableAutomaticTermination enableSuddenTermination environment fullUserName globallyUniqueString has
    hasPerformanceProfile hostName iOSAppOnMac iOSAppOnVision isDeviceCertified isLowPowerModeEnabled
    isMacCatalystApp isOperatingSystem isiOSAppOnMac isiOSAppOnVision lowPowerModeEnabled macCatalystApp
    operatingSystem operatingSystemName operatingSystemVersion operatingSystemVersionString
    performExpiringActivity physicalMemory processIdentifier processInfo processName processorCount
    systemUptime thermalState userName
  ProcessInfo.PowerStateDidChangeMessage: makeMessage name
  ProcessInfo.ThermalState: critical fair nominal serious
  ProcessInfo.ThermalStateDidChangeMessage: makeMessage name
  Product: CollectionTaskState PromotionInfo PurchaseError SubscriptionInfo SubscriptionOffer
    SubscriptionPeriod SubscriptionRelationship TaskState backing currentEntitlement currentEntitlements
    debugDescription hash hashValue jsonRepresentation latestTransaction priceFormatStyle
    priceLocaleInternal priceLocaleStorage subscription subscriptionPeriodFormatStyle
    subscriptionPeriodUnitFormatStyle
  Product.CollectionTaskState: failure loading products success
  Product.ProductType: localizedDescription
  Product.PromotionInfo: Visibility currentOrder productID update updateAll updateProductOrder
    updateProductVisibility visibility
  Product.PromotionInfo.Visibility: appStoreConnectDefault hidden rawValue visible
  Product.PurchaseError: errorDescription failureReason hash hashValue ineligibleForOffer
    invalidOfferIdentifier invalidOfferPrice invalidOfferSignature invalidQuantity missingOfferParameters
    productUnavailable purchaseNotAllowed recoverySuggestion
  Product.PurchaseOption: SubscriptionRenewalBehavior codeOffer custom debugDescription hash hashValue
    introductoryOfferEligibility onStorefrontChange promotionalOffer purchaseDate simulatesAskToBuyInSandbox
    winBackOffer
  Product.PurchaseOption.SubscriptionRenewalBehavior: cancelImmediately encode hash hashValue renewUntilNow
  Product.SubscriptionInfo: RenewalInfo RenewalState Status backing groupDisplayName groupDisplayNameStorage
    groupLevel groupLevelStorage hash hashValue introductoryOffer isEligibleForIntroOffer promotionalOffers
    status subscriptionGroupID subscriptionPeriod winBackOffers
  Product.SubscriptionInfo.RenewalInfo: AdvancedCommerceInfo ExpirationReason PriceIncreaseStatus
    advancedCommerceInfo appAccountToken appAccountTokenStorage appTransactionID appTransactionIDStorage
    autoRenewPreference backing currency currencyCode currencyStorage currentProductID debugDescription
    deviceVerification deviceVerificationNonce eligibleWinBackOfferIDs environment
    environmentStringRepresentation expirationReason gracePeriodExpirationDate hash hashValue
    isInBillingRetry jsonRepresentation offer offerID offerPaymentModeStringRepresentation
    offerPeriodStringRepresentation offerType originalTransactionID priceIncreaseStatus
    recentSubscriptionStartDate recentSubscriptionStartDateStorage renewalDate renewalDateStorage
    renewalPrice renewalPriceStorage signedDate willAutoRenew
  Product.SubscriptionInfo.RenewalInfo.AdvancedCommerceInfo: Item consistencyToken description displayName
    hash hashValue items period requestReferenceID taxCode
  Product.SubscriptionInfo.RenewalInfo.AdvancedCommerceInfo.Item: PriceIncreaseInfo details hash hashValue
    priceIncreaseInfo
  Product.SubscriptionInfo.RenewalInfo.AdvancedCommerceInfo.Item.PriceIncreaseInfo: Status dependentSKUs
    hash hashValue price status
  Product.SubscriptionInfo.RenewalInfo.AdvancedCommerceInfo.Item.PriceIncreaseInfo.Status: accepted pending
    rawValue scheduled
  Product.SubscriptionInfo.RenewalInfo.ExpirationReason: autoRenewDisabled billingError
    didNotConsentToPriceIncrease localizedDescription productUnavailable rawValue unknown
  Product.SubscriptionInfo.RenewalInfo.PriceIncreaseStatus: agreed hash hashValue localizedDescription
    noIncreasePending pending
  Product.SubscriptionInfo.RenewalState: expired inBillingRetryPeriod inGracePeriod localizedDescription
    rawValue revoked subscribed
  Product.SubscriptionInfo.Status: Statuses all hash hashValue renewalInfo state transaction updates
  Product.SubscriptionInfo.Status.Statuses: AsyncIterator makeAsyncIterator
  Product.SubscriptionInfo.Status.Statuses.AsyncIterator: next
  Product.SubscriptionOffer: OfferType PaymentMode Signature displayPrice hash hashValue id paymentMode
    period periodCount price type
  Product.SubscriptionOffer.OfferType: introductory localizedDescription promotional rawValue winBack
  Product.SubscriptionOffer.PaymentMode: freeTrial localizedDescription payAsYouGo payUpFront rawValue
  Product.SubscriptionOffer.Signature: hash hashValue keyID nonce signature timestamp
  Product.SubscriptionPeriod: Unit dateRange debugDescription everySixMonths everyThreeDays everyThreeMonths
    everyTwoMonths everyTwoWeeks formatted hash hashValue monthly unit value weekly yearly
  Product.SubscriptionPeriod.Unit: FormatStyle calendarComponent day debugDescription
    dynamicCalendarComponent formatted hash hashValue localizedDescription month week year
  Product.SubscriptionPeriod.Unit.FormatStyle: encode format hash hashValue locale
  Product.SubscriptionRelationship: all crossgrade current downgrade rawValue upgrade
  Product.TaskState: failure loading product success unavailable
  Progress: addChild addSubscriber becomeCurrent cancel cancellable cancelled completedUnitCount
    currentProgress discreteProgress estimatedTimeRemaining fileCompletedCount fileOperationKind
    fileTotalCount fileURL finished fractionCompleted indeterminate isCancellable isCancelled isFinished
    isIndeterminate isOld isPausable isPaused kind localizedAdditionalDescription localizedDescription old
    pausable pause paused performAsCurrent progress publish removeSubscriber resignCurrent resume
    setUserInfoObject throughput totalUnitCount unpublish userInfo void withTotalUnitCount
  Progress.FileOperationKind: copying decompressingAfterDownloading downloading duplicating receiving
    uploading
  ProgressView: body
  ProjectionTransform: concatenating dot invert inverted isAffine
  Prominence: hash hashValue
  Publisher: allSatisfy append assertNoFailure breakpoint breakpointOnError buffer contains count encode
    ignoreOutput last makeConnectable max measureInterval min multicast output replaceEmpty timeout
    tryAllSatisfy tryCatch tryCompactMap tryContains tryDrop tryFilter tryFirst tryLast tryMax tryMin
    tryPrefix tryReduce tryRemoveDuplicates tryScan
  Publishers: AllSatisfy AssertNoFailure Breakpoint Buffer BufferingStrategy Catch Collect CollectByCount
    CollectByTime CombineLatest4 CompactMap Comparison Concatenate Contains ContainsWhere Count Debounce
    Decode Delay Drop DropUntilOutput DropWhile Encode Filter First FirstWhere FlatMap HandleEvents
    IgnoreOutput Last LastWhere MakeConnectable Map MapError MapKeyPath MapKeyPath2 MapKeyPath3
    MeasureInterval Merge3 Merge4 Merge5 Merge6 Merge7 Merge8 Multicast Output PrefetchStrategy
    PrefixUntilOutput PrefixWhile Print ReceiveOn Reduce RemoveDuplicates ReplaceEmpty ReplaceError Retry
    Scan Sequence SetFailureType Share SubscribeOn SwitchToLatest Throttle TimeGroupingStrategy Timeout
    TryAllSatisfy TryCatch TryCompactMap TryComparison TryContainsWhere TryDropWhile TryFilter TryFirstWhere
    TryLastWhere TryMap TryPrefixWhile TryReduce TryRemoveDuplicates TryScan Zip3 Zip4
  Publishers.AllSatisfy: predicate receive upstream
  Publishers.AssertNoFailure: file line prefix receive upstream
  Publishers.Breakpoint: receive receiveCompletion receiveOutput receiveSubscription upstream
  Publishers.Buffer: prefetch receive size upstream whenFull
  Publishers.BufferingStrategy: customError dropNewest dropOldest
  Publishers.Catch: handler receive upstream
  Publishers.Collect: receive upstream
  Publishers.CollectByCount: count receive upstream
  Publishers.CollectByTime: options receive strategy upstream
  Publishers.CombineLatest3: a b c receive
  Publishers.CombineLatest4: a b c d receive
  Publishers.CompactMap: compactMap map receive transform upstream
  Publishers.Comparison: areInIncreasingOrder receive upstream
  Publishers.Concatenate: prefix receive suffix
  Publishers.Contains: output receive upstream
  Publishers.ContainsWhere: predicate receive upstream
  Publishers.Count: receive upstream
  Publishers.Debounce: dueTime options receive scheduler upstream
  Publishers.Decode: receive upstream
  Publishers.Delay: interval options receive scheduler tolerance upstream
  Publishers.Drop: count receive upstream
  Publishers.DropUntilOutput: other receive upstream
  Publishers.DropWhile: predicate receive upstream
  Publishers.Encode: receive upstream
  Publishers.Filter: filter isIncluded receive tryFilter upstream
  Publishers.First: receive upstream
  Publishers.FirstWhere: predicate receive upstream
  Publishers.FlatMap: maxPublishers receive transform upstream
  Publishers.HandleEvents: receive receiveCancel receiveCompletion receiveOutput receiveRequest
    receiveSubscription upstream
  Publishers.IgnoreOutput: receive upstream
  Publishers.Last: receive upstream
  Publishers.LastWhere: predicate receive upstream
  Publishers.MakeConnectable: connect receive
  Publishers.Map: map receive transform tryMap upstream
  Publishers.MapError: receive transform upstream
  Publishers.MapKeyPath: keyPath receive upstream
  Publishers.MapKeyPath2: keyPath0 keyPath1 receive upstream
  Publishers.MapKeyPath3: keyPath0 keyPath1 keyPath2 receive upstream
  Publishers.MeasureInterval: receive scheduler upstream
  Publishers.Merge: a b merge receive
  Publishers.Merge3: a b c merge receive
  Publishers.Merge4: a b c d merge receive
  Publishers.Merge5: a b c d e merge receive
  Publishers.Merge6: a b c d e f merge receive
  Publishers.Merge7: a b c d e f g merge receive
  Publishers.Merge8: a b c d e f g h receive
  Publishers.MergeMany: merge
  Publishers.Multicast: connect createSubject receive upstream
  Publishers.Output: range receive upstream
  Publishers.PrefetchStrategy: byRequest hash hashValue keepFull
  Publishers.PrefixUntilOutput: other receive upstream
  Publishers.PrefixWhile: predicate receive upstream
  Publishers.Print: prefix receive stream upstream
  Publishers.ReceiveOn: options receive scheduler upstream
  Publishers.Reduce: nextPartialResult receive upstream
  Publishers.RemoveDuplicates: predicate receive upstream
  Publishers.ReplaceEmpty: output receive upstream
  Publishers.ReplaceError: output receive upstream
  Publishers.Retry: receive retries upstream
  Publishers.Scan: nextPartialResult receive upstream
  Publishers.Sequence: allSatisfy append collect compactMap contains count drop dropFirst filter first
    ignoreOutput last map max min output prefix prepend receive reduce removeDuplicates replaceNil scan
    sequence setFailureType tryAllSatisfy tryContains tryReduce
  Publishers.SetFailureType: receive setFailureType upstream
  Publishers.Share: receive upstream
  Publishers.SubscribeOn: options receive scheduler upstream
  Publishers.SwitchToLatest: receive upstream
  Publishers.Throttle: interval latest receive scheduler upstream
  Publishers.TimeGroupingStrategy: byTime byTimeOrCount
  Publishers.Timeout: customError interval options receive scheduler upstream
  Publishers.TryAllSatisfy: predicate receive upstream
  Publishers.TryCatch: handler receive upstream
  Publishers.TryCompactMap: compactMap receive transform upstream
  Publishers.TryComparison: areInIncreasingOrder receive upstream
  Publishers.TryContainsWhere: predicate receive upstream
  Publishers.TryDropWhile: predicate receive upstream
  Publishers.TryFilter: filter isIncluded receive tryFilter upstream
  Publishers.TryFirstWhere: predicate receive upstream
  Publishers.TryLastWhere: predicate receive upstream
  Publishers.TryMap: map receive transform tryMap upstream
  Publishers.TryPrefixWhile: predicate receive upstream
  Publishers.TryReduce: nextPartialResult receive upstream
  Publishers.TryRemoveDuplicates: predicate receive upstream
  Publishers.TryScan: nextPartialResult receive upstream
  Publishers.Zip3: a b c receive
  Publishers.Zip4: a b c d receive
  PulseSymbolEffect: configuration hash hashValue
  Query: update
  Rectangle: _Inset corners layoutDirectionBehavior
  RectangleCornerInsets: hash hashValue
  RectangleCornerRadii: bottomLeft bottomRight topLeft topRight
  RelativeDateTimeFormatter: calendar dateTimeStyle formattingContext locale localizedString string
    unitsStyle
  RelativeDateTimeFormatter.DateTimeStyle: named numeric
  RelativeDateTimeFormatter.UnitsStyle: abbreviated full short spellOut
  RenameButton: body
  ReplaceSymbolEffect: configuration hash hashValue
  ReplaceSymbolEffect.MagicReplace: configuration hash hashValue
  RotateSymbolEffect: configuration hash hashValue
  RotatedShape: animatableData layoutDirectionBehavior role
  RoundedCornerStyle: hash hashValue
  RoundedRectangle: _Inset corners layoutDirectionBehavior
  RunLoop: acceptInput add addPort addTimer cancelPerformSelector cancelPerformSelectors configureAsServer
    currentMode currentRunLoop getCFRunLoop limitDate mainRunLoop perform performBlock performSelector
    remove removePort run runMode runUntil runUntilDate
  RunLoop.SchedulerTimeType: Stride advanced date distance encode hash hashValue
  RunLoop.SchedulerTimeType.Stride: encode magnitude microseconds milliseconds nanoseconds seconds
    timeInterval
  SFSafariViewController: prewarmConnections
  SFSafariViewControllerDelegate: safari safariViewControllerWillOpen safariViewControllerWillOpenInBrowser
  ScaleSymbolEffect: configuration hash hashValue
  ScaledShape: animatableData layoutDirectionBehavior role
  Scene: AnchorCollection Publisher addAnchor ancestorFromSpaceTransformFloat ancestorSpace anchors
    commandsReplaced convexCast defaultLaunchBehavior defaultPosition defaultWindowPlacement dialogIcon
    dialogSeverity dialogSuppressionToggle documentBrowserContextMenu findEntity hash hashValue id
    keyboardShortcut menuBarExtraStyle modelContext modifier name performQuery persistentSystemOverlays
    pixelCast preference publisher raycast removeAnchor restorationBehavior subscribe synchronizationService
    timebase transform transformEnvironment transformPreference volumeWorldAlignment
    windowBackgroundDragBehavior windowIdealPlacement windowIdealSize windowLevel windowManagerRole
    windowStyle windowToolbarLabelStyle windowToolbarStyle
  Scene.AnchorCollection: append description endIndex index makeIterator remove removeAll replaceAll
    startIndex
  Scene.Publisher: receive
  ScenePadding: navigationBar
  ScenePhase: hash hashValue
  Schema: CompositeAttribute Entity Index PropertyMetadata Unique debugDescription encode encodingVersion
    entities entitiesByName entity entityName hash hashValue load save schemaEncodingVersion
  Schema.Attribute: debugDescription defaultValue encode hash hashModifier hashValue isAttribute isOptional
    isRelationship isTransformable isTransient isUnique name options originalName valueType
  Schema.Attribute.Option: allowsCloudEncryption debugDescription encode hash hashValue
  Schema.CompositeAttribute: debugDescription encode properties
  Schema.Entity: attributes attributesByName debugDescription encode hash hashValue indices
    inheritedProperties inheritedPropertiesByName name properties relationships relationshipsByName
    storedProperties storedPropertiesByName subentities superentity superentityName uniquenessConstraints
  Schema.Index: CodingKeys Types debugDescription encode hash hashValue indices isUnique name originalName
    valueType
  Schema.Index.CodingKeys: hash hashValue indices intValue stringValue
  Schema.Index.Types: binary rtree
  Schema.Relationship: debugDescription deleteRule destination encode hash hashModifier hashValue
    inverseKeyPath inverseName isAttribute isToOneRelationship isTransient isUnique keypath
    maximumModelCount minimumModelCount name options originalName valueType
  Schema.Relationship.DeleteRule: rawValue
  Schema.Relationship.Option: debugDescription encode hash hashValue
  Schema.Unique: CodingKeys constraints debugDescription encode hash hashValue isUnique name originalName
    valueType
  Schema.Unique.CodingKeys: constraints hash hashValue intValue stringValue
  Schema.Version: encode hash hashValue
  ScrollAnchorRole: hash hashValue
  ScrollDismissesKeyboardMode: hash hashValue
  ScrollEdgeEffectStyle: hash hashValue
  ScrollGeometry: debugDescription
  ScrollInputKind: handGestureShortcut look
  ScrollPhase: debugDescription hash hashValue
  ScrollTarget: hashValue
  ScrollTargetBehavior: properties
  ScrollTransitionPhase: hash hashValue
  ScrollView: body scrollDisabled
  ScrollViewReader: body
  SearchToolbarBehavior: hash hashValue
  SearchUnavailableContent.Actions: body
  SearchUnavailableContent.Description: body
  SearchUnavailableContent.Label: body
  Section: create
  SecureField: body
  Selector: customMirror description hash hashValue ptr
  SensoryFeedback: PressFeedback ReleaseFeedback SelectionFeedback press release
  SensoryFeedback.PressFeedback: button buttonIconOnly hash hashValue slider tab toggle
  SensoryFeedback.ReleaseFeedback: hash hashValue slider
  SensoryFeedback.SelectionFeedback: hash hashValue maximum minimum off on
  Shader: UsageType compile
  Shader.UsageType: colorEffect distortionEffect hash hashValue layerEffect shapeStyle
  ShapeRole: hash hashValue
  ShapeStyle: in materialActiveAppearance
  ShareLink: body
  SidebarRowSize: hash hashValue
  SimultaneousGesture.Value: hash hashValue
  Slider: body
  Spring: force hash hashValue update
  SpringLoadingBehavior: hash hashValue
  StateObject: Storage storage
  StateObject.Storage: object
  Stepper: body
  StrokeBorderShapeView: view
  StrokeShapeView: view
  Subscribers.Assign: customMirror description playgroundDescription
  Subscribers.Completion: encode hash hashValue
  Subscribers.Demand: description encode hash hashValue
  Subscribers.Sink: customMirror description playgroundDescription
  Subview: ContainerSizingOptions containerValues
  Subview.ContainerSizingOptions: uniform variable
  Subview.ID: hash hashValue
  SubviewsCollection: index
  SymbolEffect: configuration
  SymbolEffectOptions: hash hashValue
  SymbolEffectTransition: config options properties
  SymbolVariants: hash hashValue
  TabBarMinimizeBehavior: hash hashValue
  TabBarPlacement: hash hashValue
  TabContent: accessibilityHint accessibilityIdentifier accessibilityInputLabels accessibilityLabel
    accessibilityValue contextMenu draggable dropDestination popover springLoadingBehavior swipeActions
  TabContentBuilder.Content: body
  TabPlacement: hash hashValue
  TabRole: hash hashValue
  TabSearchActivation: hash hashValue
  TabView: body
  TabViewBottomAccessoryPlacement: hash hashValue
  TabViewCustomization: encode
  TabViewCustomization.TabCustomization: tabBarVisibility
  TabViewStyle: carousel grouped verticalPage
  TableColumn: width
  TableColumnBuilder: buildBlock buildEither buildIf buildLimitedAvailability
  TableColumnContent: alignment customizationID defaultVisibility disabledCustomizationBehavior
    tableColumnBody
  TableForEachContent: tableRowBody
  TableRowBuilder: buildEither buildIf buildLimitedAvailability
  TableRowContent: contextMenu draggable dropDestination itemProvider onHover selectionDisabled tableRowBody
  TableStyle: bordered makeBody
  Text: LayoutKey Modifier Storage modifiers speechAnnouncementsQueued storage textVariant
  Text.AlignmentStrategy: hash hashValue
  Text.Case: hash hashValue
  Text.DateStyle: encode
  Text.Layout.CharacterIndex: hash hashValue
  Text.Layout.RunSlice: indices
  Text.LayoutKey: AnchoredLayout defaultValue reduce
  Text.LayoutKey.AnchoredLayout: layout origin
  Text.LineStyle: hash hashValue
  Text.Modifier: anyTextModifier baseline color font italic kerning rounded tracking weight
  Text.Scale: hash hashValue
  Text.Storage: anyTextStorage verbatim
  Text.TruncationMode: hash hashValue
  Text.WritingDirectionStrategy: hash hashValue
  TextAlignment: allCases hash hashValue
  TextEditor: body
  TextEditorStyle: makeBody roundedBorder
  TextField: body
  TextFieldStyle: squareBorder
  TextInputDictationBehavior: preventDictation
  TextSelection: hash hashValue
  TextSelection.Indices: hashValue
  TextSelectionAffinity: hash hashValue
  Thread: callStackReturnAddresses callStackSymbols cancel cancelled currentThread detachNewThread
    detachNewThreadSelector executing exit finished isCancelled isExecuting isFinished isMainThread
    isMultiThreaded main mainThread name qualityOfService setThreadPriority sleep sleepUntil sleepUntilDate
    stackSize start threadDictionary threadPriority
  TimeZone: SystemTimeZoneDidChangeMessage abbreviation abbreviationDictionary autoupdatingCurrent current
    customMirror daylightSavingTimeOffset debugDescription description encode gmt hash hashValue identifier
    isDaylightSavingTime knownTimeZoneIdentifiers localizedName nextDaylightSavingTimeTransition
    secondsFromGMT timeZoneDataVersion
  TimeZone.SystemTimeZoneDidChangeMessage: makeMessage name previousTimeZone
  TimelineEntryRelevance: encode hash hashValue
  TimelineProvider: relevance
  TimelineProviderContext: EnvironmentVariants environmentVariants
  TimelineScheduleMode: hash hashValue
  TimelineView.Context: invalidateTimelineContent
  TimelineView.Context.Cadence: hash hashValue
  Timer: fire fireDate invalidate isValid timeInterval timer tolerance userInfo valid with withTimeInterval
  Timer.TimerPublisher: options
  Toggle: body
  ToggleStyle: checkbox
  ToolbarContent: hidden
  ToolbarItemPlacement: accessoryBar backDeployable_accessoryBar bottomOrnament
  ToolbarPlacement: accessoryBar backDeployable_accessoryBar bottomOrnament windowToolbar
  Transaction: AdvancedCommerceInfo Offer OfferType OwnershipType Reason RefundRequestError
    RefundRequestStatus RevocationReason accountID advancedCommerceInfo appAccountToken appBundleID
    appTransactionID appTransactionIDStorage backing beginRefundRequest creditDebitIndicator currency
    currencyCode currencyStorage currentEntitlement debugDescription deviceVerification
    deviceVerificationNonce encode environment environmentStringRepresentation foreignCurrencyAmount
    foreignCurrencyExchangeRate hash hashValue isEmpty isUpgraded jsonRepresentation merchantCategoryCode
    merchantName offer offerID offerPaymentModeStringRepresentation offerPeriodStringRepresentation
    offerType originalPurchaseDate originalTransactionDescription ownershipType plist postedDate price
    priceStorage purchasedQuantity reason reasonStringRepresentation revocationReason
    scrollPositionUpdatePreservesVelocity signedDate status storefront storefrontCountryCode
    subscriptionGroupID subscriptionStatus transactionAmount transactionDate transactionDescription
    transactionType unfinished webOrderLineItemID
  Transaction.AdvancedCommerceInfo: Item Offer Refund description displayName estimatedTax hash hashValue
    items period requestReferenceID taxCode taxExclusivePrice taxRate
  Transaction.AdvancedCommerceInfo.Item: Details details hash hashValue refunds revocationDate
  Transaction.AdvancedCommerceInfo.Item.Details: description displayName hash hashValue offer price sku
  Transaction.AdvancedCommerceInfo.Offer: Reason hash hashValue period periodCount price reason
  Transaction.AdvancedCommerceInfo.Offer.Reason: acquisition rawValue retention winBack
  Transaction.AdvancedCommerceInfo.Refund: Reason RefundType amount date hash hashValue reason type
  Transaction.AdvancedCommerceInfo.Refund.Reason: legal modifyItems other rawValue unfulfilled unintended
    unsatisfied
  Transaction.AdvancedCommerceInfo.Refund.RefundType: custom full proRated rawValue
  Transaction.Offer: PaymentMode hash hashValue id paymentMode period type
  Transaction.Offer.PaymentMode: freeTrial oneTime payAsYouGo payUpFront rawValue
  Transaction.OfferType: code introductory localizedDescription promotional rawValue winBack
  Transaction.OwnershipType: familyShared localizedDescription purchased rawValue
  Transaction.Reason: purchase rawValue renewal
  Transaction.RefundRequestError: duplicateRequest errorDescription failed failureReason hash hashValue
    recoverySuggestion
  Transaction.RefundRequestStatus: hash hashValue success userCancelled
  Transaction.RevocationReason: developerIssue localizedDescription other rawValue
  TransferRepresentation: exportingCondition suggestedFileName visibility
  Transferable: export exported exportedContentTypes importedContentTypes suggestedFilename withExportedFile
  TransformedShape: animatableData layoutDirectionBehavior role
  TransitionPhase: hash hashValue
  TupleMapContent: value
  TupleTableColumnContent: value
  UIAccessibility: AnnouncementDidFinishMessage AssistiveTouchStatusDidChangeMessage
    BoldTextStatusDidChangeMessage ButtonShapesEnabledStatusDidChangeMessage
    ClosedCaptioningStatusDidChangeMessage DarkerSystemColorsStatusDidChangeMessage ElementFocusedMessage
    GrayscaleStatusDidChangeMessage GuidedAccessStatusDidChangeMessage
    HearingDevicePairedEarDidChangeMessage InvertColorsStatusDidChangeMessage
    MonoAudioStatusDidChangeMessage ReduceMotionStatusDidChangeMessage
    ReduceTransparencyStatusDidChangeMessage ShakeToUndoDidChangeMessage SpeakScreenStatusDidChangeMessage
    SpeakSelectionStatusDidChangeMessage SwitchControlStatusDidChangeMessage VoiceOverStatusDidChangeMessage
  UIAccessibility.AnnouncementDidFinishMessage: announcement makeMessage makeNotification name wasSuccessful
  UIAccessibility.AssistiveTouchStatusDidChangeMessage: makeMessage name
  UIAccessibility.BoldTextStatusDidChangeMessage: makeMessage name
  UIAccessibility.ButtonShapesEnabledStatusDidChangeMessage: makeMessage name
  UIAccessibility.ClosedCaptioningStatusDidChangeMessage: makeMessage name
  UIAccessibility.DarkerSystemColorsStatusDidChangeMessage: makeMessage name
  UIAccessibility.DirectTouchOptions: none requiresActivation silentOnTouch
  UIAccessibility.ElementFocusedMessage: element makeMessage makeNotification name
  UIAccessibility.ExpandedStatus: collapsed expanded sCollapsed sExpanded sUnsupported unsupported
  UIAccessibility.GrayscaleStatusDidChangeMessage: makeMessage name
  UIAccessibility.GuidedAccessRestrictionState: allow deny
  UIAccessibility.GuidedAccessStatusDidChangeMessage: makeMessage name
  UIAccessibility.HearingDeviceEar: both left none right
  UIAccessibility.HearingDevicePairedEarDidChangeMessage: makeMessage name
  UIAccessibility.InvertColorsStatusDidChangeMessage: makeMessage name
  UIAccessibility.MonoAudioStatusDidChangeMessage: makeMessage name
  UIAccessibility.ReduceMotionStatusDidChangeMessage: makeMessage name
  UIAccessibility.ReduceTransparencyStatusDidChangeMessage: makeMessage name
  UIAccessibility.ShakeToUndoDidChangeMessage: makeMessage name
  UIAccessibility.SpeakScreenStatusDidChangeMessage: makeMessage name
  UIAccessibility.SpeakSelectionStatusDidChangeMessage: makeMessage name
  UIAccessibility.SwitchControlStatusDidChangeMessage: makeMessage name
  UIAccessibility.VoiceOverStatusDidChangeMessage: makeMessage name
  UIAccessibility.ZoomType: insertionPoint
  UIAction: action attributes captureTextFromCamera captureTextFromCameraAction discoverabilityTitle
    identifier image new sender state title with withHandler withTitle
  UIActivity: activityCategory activityDidFinish activityImage activityTitle activityType
    activityViewController canPerform didFinish performActivity prepare
  UIActivity.ActivityType: addToHomeScreen addToReadingList assignToContact collaborationCopyLink
    collaborationInviteWithLink markupAsPDF openInIBooks postToFacebook postToFlickr postToTencentWeibo
    postToTwitter postToVimeo postToWeibo sharePlay typeAddToHomeScreen typeAddToReadingList typeAirDrop
    typeAssignToContact typeCollaborationCopyLink typeCollaborationInviteWithLink typeCopyToPasteboard
    typeMail typeMarkupAsPDF typeMessage typeOpenInIBooks typePostToFacebook typePostToFlickr
    typePostToTencentWeibo typePostToTwitter typePostToVimeo typePostToWeibo typePrint typeSaveToCameraRoll
    typeSharePlay
  UIActivity.Category: action share
  UIActivityIndicatorView: activityIndicatorViewStyle animating
  UIActivityIndicatorView.Style: gray white whiteLarge
  UIActivityViewController: allowsProminentActivity completionHandler excludedActivitySectionTypes
  UIAdaptivePresentationControllerDelegate: presentation presentationControllerDidAttempt
  UIAlertAction: action enabled withTitle
  UIAlertController: add alertController preferredStyle severity title
  UIApplication: BackgroundRefreshStatusDidChangeMessage DidBecomeActiveMessage DidEnterBackgroundMessage
    DidFinishLaunchingMessage DidReceiveMemoryWarningMessage ProtectedDataDidBecomeAvailableMessage
    ProtectedDataWillBecomeUnavailableMessage SignificantTimeChangeMessage UserDidTakeScreenshotMessage
    WillEnterForegroundMessage WillResignActiveMessage WillTerminateMessage activateSceneSession
    alternateIconName applicationSupportsShakeToEdit backgroundRefreshStatus beginIgnoringInteractionEvents
    beginReceivingRemoteControlEvents cancel cancelAllLocalNotifications cancelLocalNotification
    clearKeepAliveTimeout completeStateRestoration currentUserNotificationSettings defaultStatus
    enabledRemoteNotificationTypes endIgnoringInteractionEvents endReceivingRemoteControlEvents
    extendStateRestoration idleTimerDisabled ignoreSnapshotOnNextApplicationLaunch ignoringInteractionEvents
    isDefault isIgnoringInteractionEvents isNetworkActivityIndicatorVisible isProtectedDataAvailable
    isProximitySensingEnabled isRegisteredForRemoteNotifications isStatusBarHidden
    networkActivityIndicatorVisible openNotificationSettingsURLString openSessions openURL
    presentLocalNotificationNow protectedDataAvailable proximitySensingEnabled register registerObject
    registerUserNotificationSettings registeredForRemoteNotifications requestSceneSessionActivation
    requestSceneSessionDestruction requestSceneSessionRefresh schedule scheduleLocalNotification
    scheduledLocalNotifications send sendEvent set setAlternateIconName setKeepAliveTimeout
    setMinimumBackgroundFetch setMinimumBackgroundFetchInterval setNewsstandIcon setNewsstandIconImage
    setStatusBar setStatusBarHidden setStatusBarOrientation setStatusBarStyle sharedApplication
    shortcutItems statusBarFrame statusBarHidden statusBarOrientation statusBarOrientationAnimationDuration
    statusBarStyle supportedInterfaceOrientations supportsAlternateIcons supportsMultipleScenes
    unregisterForRemoteNotifications userInterfaceLayoutDirection
  UIApplication.BackgroundRefreshStatusDidChangeMessage: makeMessage name
  UIApplication.Category: webBrowser
  UIApplication.CategoryDefaultError: retryAvailableDateErrorKey statusLastProvidedDateErrorKey
  UIApplication.DidBecomeActiveMessage: makeMessage name
  UIApplication.DidEnterBackgroundMessage: makeMessage name
  UIApplication.DidFinishLaunchingMessage: makeMessage name
  UIApplication.DidReceiveMemoryWarningMessage: makeMessage name
  UIApplication.ExtensionPointIdentifier: keyboard
  UIApplication.LaunchOptionsKey: annotation annotationKey bluetoothCentrals bluetoothCentralsKey
    bluetoothPeripherals bluetoothPeripheralsKey cloudKitShareMetadata cloudKitShareMetadataKey
    eventAttribution eventAttributionKey localNotification localNotificationKey location locationKey
    newsstandDownloads newsstandDownloadsKey remoteNotificationKey shortcutItemKey sourceApplication
    sourceApplicationKey urlKey userActivityDictionary userActivityDictionaryKey userActivityType
    userActivityTypeKey
  UIApplication.OpenExternalURLOptionsKey: eventAttribution eventAttributionKey
  UIApplication.OpenURLOptionsKey: annotation annotationKey eventAttribution eventAttributionKey openInPlace
    openInPlaceKey sourceApplicationKey
  UIApplication.ProtectedDataDidBecomeAvailableMessage: makeMessage name
  UIApplication.ProtectedDataWillBecomeUnavailableMessage: makeMessage name
  UIApplication.SignificantTimeChangeMessage: makeMessage name
  UIApplication.UserDidTakeScreenshotMessage: makeMessage name
  UIApplication.WillEnterForegroundMessage: makeMessage name
  UIApplication.WillResignActiveMessage: makeMessage name
  UIApplication.WillTerminateMessage: makeMessage name
  UIApplicationDelegate: applicationDidFinishLaunching applicationDidReceiveMemoryWarning
    applicationProtectedDataDidBecomeAvailable applicationProtectedDataWillBecomeUnavailable
    applicationShouldAutomaticallyLocalizeKeyCommands applicationShouldRequestHealthAuthorization
    applicationSignificantTimeChange main window
  UIApplicationDelegateAdaptor: projectedValue wrappedValue
  UIBarAppearance: backgroundImageContentMode copy idiom
  UIBarButtonItem: Badge add addSymbolEffect backButtonBackgroundImage
    backButtonBackgroundVerticalPositionAdjustment backButtonTitlePositionAdjustment backgroundImage
    backgroundVerticalPositionAdjustment badge buttonGroup creatingFixedGroup creatingMovableGroup
    creatingOptionalGroup fixedSpaceItem flexibleSpaceItem hidden hidesSharedBackground identifier
    isSymbolAnimationEnabled menuRepresentation possibleTitles preferredMenuElementOrder
    removeAllSymbolEffects removeSymbolEffect selected setBackButtonBackground setBackButtonBackgroundImage
    setBackButtonBackgroundVerticalPositionAdjustment setBackButtonTitlePositionAdjustment setBackground
    setBackgroundImage setBackgroundVerticalPositionAdjustment setSymbol setSymbolImage
    setTitlePositionAdjustment sharesBackground symbolAnimationEnabled titlePositionAdjustment
  UIBarButtonItem.Badge: backgroundColor count font foregroundColor indicator string stringValue
  UIBarButtonItem.Style: bordered
  UIBarButtonItem.SystemItem: pageCurl writingTools
  UIBlurEffect: effect with withStyle
  UIBlurEffect.Style: extraDark systemChromeMaterialDark systemChromeMaterialLight systemMaterialDark
    systemMaterialLight systemThickMaterialDark systemThickMaterialLight systemThinMaterialDark
    systemThinMaterialLight systemUltraThinMaterialDark systemUltraThinMaterialLight
  UIButton: adjustsImageWhenDisabled adjustsImageWhenHighlighted attributedTitle
    automaticallyUpdatesConfiguration backgroundImage backgroundRect behavioralStyle button buttonType
    changesSelectionAsPrimaryAction configurationUpdateHandler contentEdgeInsets contentRect
    currentAttributedTitle currentBackgroundImage currentImage currentPreferredSymbolConfiguration
    currentTitle currentTitleColor currentTitleShadowColor font held hovered image imageEdgeInsets imageRect
    imageView isHeld isHovered isPointerInteractionEnabled lineBreakMode pointerInteractionEnabled
    pointerStyleProvider preferredBehavioralStyle preferredMenuElementOrder
    preferredSymbolConfigurationForImage reversesTitleShadowWhenHighlighted role set setAttributedTitle
    setBackground setBackgroundImage setNeedsUpdateConfiguration setPreferred
    setPreferredSymbolConfiguration setTitleShadow setTitleShadowColor showsTouchWhenHighlighted
    subtitleLabel systemButton tintColor title titleColor titleEdgeInsets titleRect titleShadowColor
    titleShadowOffset updateConfiguration with withConfiguration withType
  UIButton.ButtonType: plain roundedRect
  UIButton.Configuration: Indicator MacIdiomStyle TitleAlignment activityIndicatorColorTransformer
    attributedSubtitle attributedTitle automaticallyUpdateForSelection background borderedTinted clearGlass
    glass hash hashValue imageColorTransformer imagePlacement imageReservation indicator
    indicatorColorTransformer macIdiomStyle preferredSymbolConfigurationForImage prominentClearGlass
    prominentGlass setDefaultContentInsets subtitleLineBreakMode subtitleTextAttributesTransformer
    symbolContentTransition titleAlignment titleLineBreakMode titlePadding titleTextAttributesTransformer
    updated
  UIButton.Configuration.CornerStyle: hash hashValue
  UIButton.Configuration.Indicator: automatic hash hashValue none popup
  UIButton.Configuration.MacIdiomStyle: automatic bordered borderless borderlessTinted hash hashValue
  UIButton.Configuration.Size: hash hashValue
  UIButton.Configuration.TitleAlignment: automatic center hash hashValue leading trailing
  UIButton.Role: cancel destructive normal primary
  UICollectionReusableView: apply applyLayoutAttributes didTransition preferredLayoutAttributesFitting
    preferredLayoutAttributesFittingAttributes willTransition
  UICollectionView: CellRegistration SupplementaryRegistration allowsFocus allowsFocusDuringEditing
    allowsMultipleSelectionDuringEditing allowsSelectionDuringEditing beginInteractiveMovementForItem
    cancelInteractiveMovement cancelInteractiveTransition contextMenuInteraction delegate deleteSections
    dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary
    dequeueConfiguredReusableSupplementaryView dequeueReusableSupplementaryView dragDelegate
    dragInteractionEnabled dropDelegate editing endInteractiveMovement finishInteractiveTransition
    hasActiveDrag hasActiveDrop hasUncommittedUpdates indexPathsForVisibleSupplementaryElements
    insertSections isEditing isPrefetchingEnabled layoutAttributesForItem
    layoutAttributesForSupplementaryElement moveSection prefetchDataSource prefetchingEnabled registerClass
    registerNib reloadSections remembersLastFocusedIndexPath reorderingCadence selfSizingInvalidation set
    startInteractiveTransition supplementaryView updateInteractiveMovementTargetPosition
    visibleSupplementaryViews
  UICollectionView.ElementCategory: cell decorationView supplementaryView
  UICollectionView.ReorderingCadence: fast immediate slow
  UICollectionView.ScrollDirection: horizontal vertical
  UICollectionView.ScrollPosition: none
  UICollectionView.SelfSizingInvalidation: disabled enabled enabledIncludingConstraints
  UICollectionViewCell: automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration
    backgroundConfiguration backgroundView configurationState configurationUpdateHandler
    defaultBackgroundConfiguration dragStateDidChange highlighted selected selectedBackgroundView
    setNeedsUpdateConfiguration updateConfiguration
  UICollectionViewCell.DragState: dragging lifting none
  UICollectionViewController: clearsSelectionOnViewWillAppear collectionView collectionViewLayout
    installsStandardGestureForInteractiveMovement useLayoutToLayoutNavigationTransitions
  UICollectionViewDataSource: collection indexTitles
  UICollectionViewDelegate: collection collectionViewDidEndMultipleSelectionInteraction
    indexPathForPreferredFocusedView
  UICollectionViewFlowLayout: estimatedItemSize footerReferenceSize headerReferenceSize scrollDirection
    sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInsetReference
  UICollectionViewLayout: attributesForDecorationViewOfKind attributesForElementsIn
    attributesForElementsInRect attributesForInteractivelyMovingItemAt
    attributesForInteractivelyMovingItemAtIndexPath attributesForItemAt attributesForItemAtIndexPath
    attributesForSupplementaryViewOfKind collectionView collectionViewContentSize developmentLayoutDirection
    finalLayoutAttributesForDisappearingDecorationElement finalLayoutAttributesForDisappearingItem
    finalLayoutAttributesForDisappearingSupplementaryElement finalizeAnimatedBoundsChange
    finalizeCollectionViewUpdates finalizeLayoutTransition flipsHorizontallyInOppositeLayoutDirection
    indexPathsToDeleteForDecorationView indexPathsToDeleteForSupplementaryView
    indexPathsToInsertForDecorationView indexPathsToInsertForSupplementaryView invalidationContext
    invalidationContextClass invalidationContextForEndingInteractiveMovementOfItems layoutAttributesClass
    layoutAttributesForDecorationView layoutAttributesForElements layoutAttributesForInteractivelyMovingItem
    layoutAttributesForItem layoutAttributesForSupplementaryView prepare prepareForTransition prepareLayout
    register registerClass registerNib shouldInvalidateLayout targetContentOffset targetIndexPath
  UIColor: accessibilityName applyingContentHeadroom blackColor blueColor brownColor
    byApplyingContentHeadroom ciColor clearColor colorNamed cyanColor darkGrayColor darkTextColor getHue
    getWhite grayColor greenColor groupTableViewBackgroundColor labelColor lightGrayColor lightTextColor
    linearExposure linkColor magentaColor named opaqueSeparatorColor orangeColor placeholderTextColor
    prominence purpleColor quaternaryLabelColor quaternarySystemFillColor redColor resolvedColor
    scrollViewTexturedBackgroundColor secondaryLabelColor secondarySystemBackgroundColor
    secondarySystemFillColor secondarySystemGroupedBackgroundColor separatorColor standardDynamicRangeColor
    systemBackgroundColor systemBlueColor systemBrownColor systemCyanColor systemFillColor systemGray2Color
    systemGray3Color systemGray4Color systemGray5Color systemGray6Color systemGrayColor systemGreenColor
    systemGroupedBackgroundColor systemIndigoColor systemMintColor systemOrangeColor systemPinkColor
    systemPurpleColor systemRedColor systemTealColor systemYellowColor tertiaryLabelColor
    tertiarySystemBackgroundColor tertiarySystemFillColor tertiarySystemGroupedBackgroundColor
    underPageBackgroundColor viewFlipsideBackgroundColor whiteColor with withCGColor withCIColor
    withDisplayP3Red withDynamicProvider withHue withPattern withPatternImage withProminence withRed
    withWhite yellowColor
  UIColor.Prominence: primary quaternary secondary tertiary
  UIContentConfiguration: updated updatedConfiguration
  UIContentSizeCategory: DidChangeMessage
  UIContentSizeCategory.DidChangeMessage: contentSize makeMessage makeNotification name screen
  UIContentView: supports supportsConfiguration
  UIContextMenuConfiguration: configuration secondaryItemIdentifiers withIdentifier
  UIContextMenuInteraction: menuAppearance new
  UIContextMenuInteraction.appearance: compact rich unknown
  UIContextMenuInteractionDelegate: context
  UIControl: actions add allControlEvents allTargets beginTracking cancelTracking contentHorizontalAlignment
    contentVerticalAlignment context contextMenuInteraction contextMenuInteractionEnabled continueTracking
    effectiveContentHorizontalAlignment enabled endTracking enumerateEventHandlers highlighted
    isContextMenuInteractionEnabled isSymbolAnimationEnabled isTouchInside isTracking menuAttachmentPoint
    performPrimaryAction remove removeAction selected send sendAction showsMenuAsPrimaryAction state
    symbolAnimationEnabled toolTip toolTipInteraction touchInside tracking
  UIControl.ContentHorizontalAlignment: center fill leading left right trailing
  UIControl.ContentVerticalAlignment: bottom center fill top
  UIControl.Event: allEditingEvents allEvents allTouchEvents applicationReserved menuActionTriggered
    systemReserved touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside
  UIControl.State: application focused reserved
  UIDatePicker: calendar countDownDuration datePickerMode datePickerStyle locale minuteInterval
    preferredDatePickerStyle roundsToMinuteInterval set setDate timeZone
  UIDatePicker.Mode: countDownTimer date dateAndTime time yearAndMonth
  UIDevice: BatteryLevelDidChangeMessage BatteryStateDidChangeMessage OrientationDidChangeMessage
    ProximityStateDidChangeMessage batteryLevel batteryMonitoringEnabled batteryState
    beginGeneratingDeviceOrientationNotifications currentDevice endGeneratingDeviceOrientationNotifications
    generatesDeviceOrientationNotifications isBatteryMonitoringEnabled
    isGeneratingDeviceOrientationNotifications isMultitaskingSupported isProximityMonitoringEnabled
    localizedModel multitaskingSupported playInputClick proximityMonitoringEnabled proximityState
  UIDevice.BatteryLevelDidChangeMessage: makeMessage name
  UIDevice.BatteryState: charging full unknown unplugged
  UIDevice.BatteryStateDidChangeMessage: makeMessage name
  UIDevice.OrientationDidChangeMessage: makeMessage name
  UIDevice.ProximityStateDidChangeMessage: makeMessage name
  UIEdgeInsets: encode
  UIEvent: buttonMask coalescedTouches modifierFlags predictedTouches subtype touches type
  UIEvent.ButtonMask: primary secondary
  UIEvent.EventSubtype: remoteControlBeginSeekingBackward remoteControlBeginSeekingForward
    remoteControlEndSeekingBackward remoteControlEndSeekingForward remoteControlNextTrack remoteControlPause
    remoteControlPlay remoteControlPreviousTrack remoteControlStop remoteControlTogglePlayPause
  UIEvent.EventType: hover motion presses remoteControl scroll touches transform
  UIFeedbackGenerator: feedbackGenerator
  UIFont: ascender buttonFontSize capHeight defaultFontSize descender familyName familyNames font
    fontDescriptor fontName fontNames labelFontSize leading namesForFamilyName smallSystemFontSize
    systemFontSize systemMinimumFontSize with withDescriptor withName xHeight
  UIFont.TextStyle: extraLargeTitle extraLargeTitle2 metrics
  UIFontMetrics: defaultMetrics for forTextStyle metrics
  UIGestureRecognizer: allowedPressTypes allowedTouchTypes buttonMask canBePrevented canPrevent
    canPreventGestureRecognizer delaysTouchesBegan delaysTouchesEnded enabled ignore ignorePress ignoreTouch
    modifierFlags name numberOfTouches pressesBegan pressesCancelled pressesChanged pressesEnded
    removeTarget requireGestureRecognizer requiresExclusiveTouchType reset shouldBeRequiredToFail
    shouldReceive shouldReceiveEvent shouldRequireFailure touchesBegan touchesCancelled touchesEnded
    touchesEstimatedPropertiesUpdated touchesMoved
  UIGestureRecognizer.State: recognized
  UIGestureRecognizerDelegate: gesture
  UIGestureRecognizerRepresentableContext: converter coordinator
  UIGestureRecognizerRepresentableCoordinateSpaceConverter: convert location translation velocity
  UIGlassEffect: effect interactive with withStyle
  UIHostingConfiguration: background makeContentView margins minSize updated
  UIHostingController: childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures
    childForStatusBarHidden childForStatusBarStyle didMove isModalInPresentation keyCommands loadView
    preferredContentSizeDidChange preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle
    preferredStatusBarUpdateAnimation prefersHomeIndicatorAutoHidden prefersStatusBarHidden safeAreaRegions
    target undoManager viewDidAppear viewDidDisappear viewWillAppear viewWillDisappear
    viewWillLayoutSubviews viewWillTransition willMove
  UIImage: actionsImage addImage alignmentRectInsets animatedImage animatedImageNamed
    animatedResizableImageNamed baselineOffsetFromBottom byApplying byApplyingSymbolConfiguration
    byPreparingThumbnailOf byPreparingThumbnailOfSize capInsets checkmarkImage ciImage configuration
    drawAsPattern duration flipsForRightToLeftLayoutDirection hasBaseline heicData image imageAsset
    imageByPreparingForDisplay imageByPreparingThumbnail imageFlippedForRightToLeftLayoutDirection
    imageNamed imageOrientation imageRendererFormat imageRestrictedToStandardDynamicRange
    imageWithBaselineOffset imageWithContents imageWithHorizontallyFlippedOrientation imageWithoutBaseline
    images isHighDynamicRange isSymbolImage leftCapWidth named prepareForDisplay prepareThumbnail
    removeImage renderingMode resizableImage resizingMode stretchableImage strokedCheckmarkImage
    symbolConfiguration symbolImage systemImageNamed topCapHeight traitCollection with withAlignmentRect
    withAlignmentRectInsets withBaselineOffsetFromBottom withCGImage withCIImage withContentsOfFile withData
    withTint
  UIImage.Configuration: byApplying byApplyingConfiguration configuration locale new traitCollection with
    withLocale withTraitCollection
  UIImage.DynamicRange: constrainedHigh high standard unspecified
  UIImage.Orientation: down downMirrored left leftMirrored right rightMirrored up upMirrored
  UIImage.ResizingMode: stretch tile
  UIImage.SymbolColorRenderingMode: automatic flat gradient
  UIImage.SymbolConfiguration: configuration configurationPreferringMonochrome
    configurationPreferringMulticolor configurationWithoutPointSizeAndWeight configurationWithoutScale
    configurationWithoutTextStyle configurationWithoutWeight isEqual unspecifiedConfiguration with
    withColorRenderingMode withFont withHierarchical withHierarchicalColor withPaletteColors withPointSize
    withScale withTextStyle withVariableValueMode withWeight
  UIImage.SymbolVariableValueMode: automatic color draw
  UIImagePickerController: allowsImageEditing availableCaptureModes availableMediaTypes cameraCaptureMode
    cameraDevice cameraFlashMode cameraOverlayView cameraViewTransform delegate imageExportPreset
    isCameraDeviceAvailable isFlashAvailable showsCameraControls startVideoCapture stopVideoCapture
    takePicture videoExportPreset videoMaximumDuration videoQuality
  UIImagePickerController.CameraCaptureMode: photo video
  UIImagePickerController.CameraDevice: front rear
  UIImagePickerController.CameraFlashMode: auto off on
  UIImagePickerController.ImageURLExportPreset: compatible current
  UIImagePickerController.QualityType: high iFrame1280x720 iFrame960x540 low medium
  UIImagePickerControllerDelegate: image
  UIImageView: add addSymbolEffect adjustsImageWhenAncestorFocused animating animationDuration
    animationImages animationRepeatCount focusedFrameGuide highlighted highlightedAnimationImages
    highlightedImage imageDynamicRange isAnimating isHighlighted isUserInteractionEnabled
    masksFocusEffectToContents overlayContentView preferredImageDynamicRange preferredSymbolConfiguration
    removeAllSymbolEffects removeSymbolEffect setSymbol setSymbolImage startAnimating stopAnimating
    tintColor userInteractionEnabled
  UIImpactFeedbackGenerator: feedbackGenerator
  UIKeyboardType: alphabet url
  UILabel: adjustsLetterSpacingToFitWidth allowsDefaultTighteningForTruncation baselineAdjustment drawText
    enabled enablesMarqueeWhenAncestorFocused highlighted highlightedTextColor isEnabled isHighlighted
    isUserInteractionEnabled lineBreakStrategy minimumFontSize preferredMaxLayoutWidth preferredVibrancy
    shadowColor shadowOffset showsExpansionTextWhenTruncated textRect userInteractionEnabled
  UILayoutGuide: constraintsAffectingLayout hasAmbiguousLayout
  UIListContentConfiguration: ImageProperties TextProperties accompaniedSidebarCell
    accompaniedSidebarCellConfiguration accompaniedSidebarSubtitleCell
    accompaniedSidebarSubtitleCellConfiguration alpha attributedText axesPreservingSuperviewLayoutMargins
    cellConfiguration customMirror debugDescription description directionalLayoutMargins
    extraProminentInsetGroupedHeader extraProminentInsetGroupedHeaderConfiguration footer
    footerConfiguration groupedFooter groupedFooterConfiguration groupedHeader groupedHeaderConfiguration
    hash hashValue header headerConfiguration imageProperties imageToTextPadding new plainFooter
    plainFooterConfiguration plainHeader plainHeaderConfiguration prefersSideBySideTextAndSecondaryText
    prominentInsetGroupedHeader prominentInsetGroupedHeaderConfiguration secondaryAttributedText
    secondaryTextProperties sidebarCell sidebarCellConfiguration sidebarHeader sidebarHeaderConfiguration
    sidebarSubtitleCell sidebarSubtitleCellConfiguration subtitleCellConfiguration textProperties
    textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding updated valueCellConfiguration
  UIListContentConfiguration.ImageProperties: accessibilityIgnoresInvertColors cornerRadius customMirror
    debugDescription description hash hashValue maximumSize preferredSymbolConfiguration reservedLayoutSize
    resolvedStrokeColor resolvedTintColor standardDimension strokeColor strokeColorTransformer strokeWidth
    tintColor tintColorTransformer
  UIListContentConfiguration.TextProperties: TextAlignment TextTransform adjustsFontForContentSizeCategory
    adjustsFontSizeToFitWidth alignment allowsDefaultTighteningForTruncation color colorTransformer
    customMirror debugDescription description font hash hashValue lineBreakMode minimumScaleFactor
    numberOfLines resolvedColor showsExpansionTextWhenTruncated transform
  UIListContentConfiguration.TextProperties.TextAlignment: center hash hashValue justified natural
  UIListContentConfiguration.TextProperties.TextTransform: capitalized hash hashValue lowercase none
    uppercase
  UILongPressGestureRecognizer: allowableMovement numberOfTapsRequired numberOfTouchesRequired
  UIMenu: byReplacingChildren displayPreferences identifier menu new options preferredElementSize
    selectedElements withChildren withTitle
  UIMenu.ElementSize: automatic large medium small
  UIMenu.Options: displayAsPalette sDestructive sDisplayAsPalette sDisplayInline sSingleSelection
  UIMenuElement: image new subtitle
  UIMenuElement.Attributes: keepsMenuPresented sDestructive sDisabled sHidden sKeepsMenuPresented
  UIMenuElement.RepeatBehavior: automatic nonRepeatable repeatable
  UIMutableTraits: accessibilityContrast activeAppearance displayGamut forceTouchCapability
    headroomUsageLimit imageDynamicRange legibilityWeight listEnvironment object
    resolvesNaturalAlignmentWithBaseWritingDirection sceneCaptureState setCGFloatValue setNSIntegerValue
    setObject splitViewControllerLayoutEnvironment tabAccessoryEnvironment toolbarItemPresentationSize
    typesettingLanguage userInterfaceLevel value
  UINavigationBar: backgroundImage barStyle behavioralStyle currentNSToolbarSection
    popNavigationItemAnimated preferredBehavioralStyle push pushNavigationItem setBackground
    setBackgroundImage setTitleVerticalPositionAdjustment tintColor titleVerticalPositionAdjustment
    translucent
  UINavigationBar.NSToolbarSection: content none sidebar supplementary
  UINavigationBarAppearance: backButtonAppearance backIndicatorImage backIndicatorTransitionMaskImage
    buttonAppearance doneButtonAppearance largeSubtitleTextAttributes prominentButtonAppearance
    setBackIndicator setBackIndicatorImage subtitleTextAttributes titlePositionAdjustment
  UINavigationBarDelegate: navigation navigationBarNSToolbarSection
  UINavigationController: navigationBarHidden popViewControllerAnimated push showViewController
    toolbarHidden
  UINavigationControllerDelegate: navigation navigationControllerPreferredInterfaceOrientation
  UINavigationItem: additionalOverflowItems attributedSubtitle attributedTitle centerItemGroups
    customizationIdentifier documentProperties largeAttributedSubtitle largeSubtitle largeSubtitleView
    largeTitle leadingItemGroups overflowPresentationSource pinnedTrailingGroup renameDelegate
    searchBarPlacement searchBarPlacementAllowsExternalIntegration
    searchBarPlacementAllowsToolbarIntegration searchBarPlacementBarButtonItem setLeft setLeftBarButtonItem
    setRight setRightBarButtonItem subtitle subtitleView titleMenuProvider trailingItemGroups
  UINib: nib with withData withNibName
  UIOpenURLContext: new
  UIPageViewController: doubleSided
  UIPageViewControllerDataSource: page
  UIPageViewControllerDelegate: page pageViewControllerPreferredInterfaceOrientation
  UIPanGestureRecognizer: allowedScrollTypesMask maximumNumberOfTouches minimumNumberOfTouches
  UIPasteboard: ChangedMessage DetectedValues RemovedMessage changeCount color colors
    containsPasteboardTypes detectPatterns detectValues detectedPatterns detectedValues generalPasteboard
    hasColors hasImages hasURLs images isPersistent itemProviders itemSet name numberOfItems pasteboard
    pasteboardTypes pasteboardWithUniqueName persistent removePasteboard set setItemProviders setObjects
    setPersistent setValue typesForItem typesForItemSet urLs value values with withName
  UIPasteboard.ChangedMessage: makeMessage makeNotification name typesAdded typesRemoved
  UIPasteboard.DetectedValues: calendarEvents emailAddresses flightNumbers links moneyAmounts number
    patterns phoneNumbers postalAddresses probableWebSearch probableWebURL shipmentTrackingNumbers
  UIPasteboard.DetectionPattern: calendarEvent emailAddress flightNumber link moneyAmount number phoneNumber
    postalAddress probableWebSearch probableWebURL shipmentTrackingNumber
  UIPasteboard.Name: general nameGeneral
  UIPasteboard.RemovedMessage: makeMessage name
  UIPercentDrivenInteractiveTransition: cancelInteractiveTransition completionCurve duration
    finishInteractiveTransition pauseInteractiveTransition timingCurve updateInteractiveTransition
  UIPopoverPresentationController: adaptiveSheetPresentationController delegate popoverBackgroundViewClass
  UIPopoverPresentationControllerDelegate: popover popoverPresentationController
    popoverPresentationControllerDidDismissPopover popoverPresentationControllerShouldDismissPopover prepare
  UIPopoverPresentationControllerSourceItem: frame
  UIPresentationController: adaptivePresentationStyle backgroundEffect containerViewDidLayoutSubviews
    containerViewWillLayoutSubviews dismissalTransitionDidEnd dismissalTransitionWillBegin
    frameOfPresentedViewInContainerView overrideTraitCollection presentationStyle
    presentationTransitionDidEnd presentationTransitionWillBegin presentedView registerForTraitChanges
    shouldPresentInFullscreen shouldRemovePresentersView traitOverrides unregisterForTraitChanges
  UIProgressView: observedProgress progressImage progressTintColor progressViewStyle trackImage
    trackTintColor
  UIProgressView.Style: bar default
  UIRefreshControl: attributedTitle refreshing tintColor
  UIResponder: KeyboardDidChangeFrameMessage KeyboardDidHideMessage KeyboardDidShowMessage
    KeyboardWillChangeFrameMessage KeyboardWillHideMessage KeyboardWillShowMessage
    activityItemsConfiguration buildMenu canPerformAction canResignFirstResponder captureText
    clearTextInputContextIdentifier editingInteractionConfiguration inputAccessoryViewController
    inputAssistantItem inputView inputViewController keyCommands makeTouchBar motionBegan motionCancelled
    nextResponder pencilKitResponderState pressesBegan pressesCancelled pressesChanged pressesEnded provider
    reloadInputViews remoteControlReceived target textInputContextIdentifier textInputMode touchBar
    touchesEstimatedPropertiesUpdated undoManager updateUserActivityState userActivity validate
    validateCommand
  UIResponder.KeyboardDidChangeFrameMessage: animationCurve animationDuration beginFrame endFrame isLocal
    makeMessage makeNotification name screen
  UIResponder.KeyboardDidHideMessage: animationCurve animationDuration beginFrame endFrame isLocal
    makeMessage makeNotification name screen
  UIResponder.KeyboardDidShowMessage: animationCurve animationDuration beginFrame endFrame isLocal
    makeMessage makeNotification name screen
  UIResponder.KeyboardWillChangeFrameMessage: animationCurve animationDuration beginFrame endFrame isLocal
    makeMessage makeNotification name screen
  UIResponder.KeyboardWillHideMessage: animationCurve animationDuration beginFrame endFrame isLocal
    makeMessage makeNotification name screen
  UIResponder.KeyboardWillShowMessage: animationCurve animationDuration beginFrame endFrame isLocal
    makeMessage makeNotification name screen
  UIScene: DestructionCondition DidActivateMessage DidEnterBackgroundMessage
    SystemProtectionDidChangeMessage WillConnectMessage WillDeactivateMessage WillEnterForegroundMessage
    activationConditions completeStateRestoration destructionConditions extendStateRestoration
    getDefaultAudioSession new openURL pointerLockState session subtitle
    systemProtectionDidChangeNotification systemProtectionManager title
  UIScene.ActivationRequestOptions: collectionJoinBehavior requestingScene
  UIScene.CollectionJoinBehavior: automatic disallowed preferred preferredWithoutActivating
  UIScene.ConnectionOptions: appIntent cloudKitShareMetadata credentialSessionEvent
    gameControllerActivationContext handoffUserActivityType marketplaceDisplayOption new nfcEvent
    notificationResponse shortcutItem shouldHandleActiveWorkoutRecovery sourceApplication
  UIScene.DestructionCondition: description hash hashValue systemDisconnection userInitiatedDismissal
  UIScene.DidActivateMessage: makeMessage makeNotification name scene
  UIScene.DidEnterBackgroundMessage: makeMessage makeNotification name scene
  UIScene.OpenExternalURLOptions: eventAttribution universalLinksOnly
  UIScene.OpenURLOptions: eventAttribution new
  UIScene.SystemProtectionDidChangeMessage: makeMessage makeNotification name scene
  UIScene.WillConnectMessage: makeMessage makeNotification name scene
  UIScene.WillDeactivateMessage: makeMessage makeNotification name scene
  UIScene.WillEnterForegroundMessage: makeMessage makeNotification name scene
  UISceneConfiguration: configuration storyboard withName
  UISceneDelegate: sceneDidDisconnect sceneWillEnterForeground sceneWillResignActive
    stateRestorationActivity
  UISceneSession: configuration new scene stateRestorationActivity userInfo
  UISceneSession.Role: immersiveSpaceApplication
  UIScreen: BrightnessDidChangeMessage CapturedDidChangeMessage ModeDidChangeMessage
    ReferenceDisplayModeStatusDidChangeMessage applicationFrame availableModes brightness calibratedLatency
    captured coordinateSpace currentEDRHeadroom currentMode displayLink fixedCoordinateSpace focusedItem
    focusedView isCaptured mainScreen maximumFramesPerSecond mirroredScreen nativeBounds nativeScale
    overscanCompensation overscanCompensationInsets potentialEDRHeadroom preferredMode
    referenceDisplayModeStatus screens snapshotView supportsFocus wantsSoftwareDimming
  UIScreen.BrightnessDidChangeMessage: makeMessage makeNotification name screen
  UIScreen.CapturedDidChangeMessage: makeMessage makeNotification name screen
  UIScreen.ModeDidChangeMessage: makeMessage makeNotification name screen
  UIScreen.OverscanCompensation: insetApplicationFrame insetBounds none scale
  UIScreen.ReferenceDisplayModeStatus: enabled limited notEnabled notSupported sEnabled sLimited sNotEnabled
    sNotSupported
  UIScreen.ReferenceDisplayModeStatusDidChangeMessage: makeMessage makeNotification name screen
  UIScrollView: adjustedContentInsetDidChange allowsKeyboardScrolling
    automaticallyAdjustsScrollIndicatorInsets bottomEdgeEffect bouncesHorizontally bouncesVertically
    bouncesZoom contentAlignmentPoint decelerating directionalLockEnabled directionalPressGestureRecognizer
    dragging indexDisplayMode indicatorStyle isScrollAnimating isZoomAnimating isZoomBouncing leftEdgeEffect
    lookToScrollAxes pagingEnabled rightEdgeEffect scrollAnimating scrollEnabled scrollRect
    stopScrollingAndZooming topEdgeEffect touchesShouldBegin touchesShouldCancel tracking
    transfersHorizontalScrollingToParent transfersVerticalScrollingToParent withScrollIndicatorsShown
    zoomAnimating zoomBouncing zooming
  UIScrollView.IndexDisplayMode: alwaysHidden automatic
  UIScrollView.IndicatorStyle: black default white
  UIScrollViewDelegate: scrollViewShouldScroll
  UISearchBar: backgroundImage barStyle enabled image inputAccessoryView inputAssistantItem isEnabled
    isLookToDictateEnabled isSearchResultsButtonSelected lookToDictateEnabled positionAdjustment
    scopeBarBackgroundImage scopeBarButtonBackgroundImage scopeBarButtonDividerImage
    scopeBarButtonTitleTextAttributes searchFieldBackgroundImage searchFieldBackgroundPositionAdjustment
    searchResultsButtonSelected searchTextPositionAdjustment set setBackground setBackgroundImage setImage
    setPositionAdjustment setScopeBarButtonBackground setScopeBarButtonBackgroundImage
    setScopeBarButtonDivider setScopeBarButtonDividerImage setScopeBarButtonTitleTextAttributes
    setSearchFieldBackground setSearchFieldBackgroundImage setShowsScopeBar showsBookmarkButton
    showsSearchResultsButton tintColor translucent
  UISearchBar.Icon: bookmark clear resultsList search
  UISearchBarDelegate: search searchBarBookmarkButtonClicked searchBarResultsListButtonClicked
  UISearchController: active dimsBackgroundDuringPresentation
    ignoresSearchSuggestionsForSearchBarPlacementStacked searchControllerObservedScrollView
    searchSuggestions
  UISearchControllerDelegate: didDismiss didPresent present search searchController willDismiss willPresent
  UISearchTextField: allowsCopyingTokens allowsDeletingTokens insert insertToken positionOfToken removeToken
    replaceTextualPortion searchSuggestions textualRange tokenBackgroundColor tokens
  UISegmentedControl: actionForSegment apportionsSegmentWidthsByContent backgroundImage
    contentOffsetForSegment contentPositionAdjustment dividerImage imageForSegment insertSegment
    isEnabledForSegment isMomentary momentary removeAllSegments removeSegment segmentIndex
    segmentedControlStyle selectedSegmentTintColor set setAction setBackground setBackgroundImage
    setContentOffset setContentPositionAdjustment setDivider setDividerImage setEnabled setImage
    setTitleTextAttributes setWidth titleForSegment titleTextAttributes widthForSegment
  UISegmentedControl.Segment: alone any center left right
  UISheetPresentationController: delegate invalidateDetents prefersPageSizing sourceView
  UISheetPresentationController.Detent: backgroundEffect customDetent identifier largeDetent mediumDetent
    new resolvedValue
  UISlider: TrackConfiguration behavioralStyle continuous currentMaximumTrackImage currentMinimumTrackImage
    currentThumbImage maximumTrackImage maximumTrackTintColor maximumValueImage maximumValueImageRect
    minimumTrackImage minimumTrackTintColor minimumValueImage minimumValueImageRect preferredBehavioralStyle
    setMaximumTrack setMaximumTrackImage setMinimumTrack setMinimumTrackImage setThumb setThumbImage
    sliderStyle thumbImage thumbRect thumbTintColor trackConfiguration trackRect
  UISlider.Style: default thumbless
  UISlider.TrackConfiguration: Tick allowsTickValuesOnly enabledRange hash hashValue neutralValue ticks
  UISlider.TrackConfiguration.Tick: hash hashValue image position title
  UISplitViewController: collapsed hideColumn isShowingColumn maximumInspectorColumnWidth
    minimumInspectorColumnWidth minimumSecondaryColumnWidth preferredInspectorColumnWidth
    preferredInspectorColumnWidthFraction preferredSecondaryColumnWidth
    preferredSecondaryColumnWidthFraction set showColumn showDetail showViewController
  UISplitViewController.LayoutEnvironment: collapsed expanded none
  UISplitViewControllerDelegate: split splitViewControllerPreferredInterfaceOrientation
  UIStackView: baselineRelativeArrangement customSpacing isBaselineRelativeArrangement
    layoutMarginsRelativeArrangement
  UIStatusBarStyle: blackOpaque blackTranslucent
  UIStepper: autorepeat backgroundImage continuous decrementImage dividerImage incrementImage isContinuous
    setBackground setBackgroundImage setDecrement setDecrementImage setDivider setDividerImage setIncrement
    setIncrementImage wraps
  UIStoryboard: storyboard withName
  UIStoryboardSegue: destinationViewController perform segue sourceViewController withIdentifier
  UISwipeGestureRecognizer: numberOfTouchesRequired
  UISwitch: offImage on onImage onTintColor preferredStyle set style thumbTintColor title
  UISwitch.Style: automatic checkbox sliding
  UITab: enabled hasVisiblePlacement hidden hiddenByDefault managingTabGroup new
  UITabBar: backgroundImage barStyle barTintColor beginCustomizingItems customizing delegate
    endCustomizingAnimated isCustomizing isTranslucent itemPositioning itemSpacing itemWidth
    leadingAccessoryView selectedImageTintColor selectedItem selectionIndicatorImage setItems shadowImage
    tintColor trailingAccessoryView translucent
  UITabBar.ItemPositioning: automatic centered fill
  UITabBarAppearance: compactInlineLayoutAppearance inlineLayoutAppearance selectionIndicatorImage
    selectionIndicatorTintColor stackedItemPositioning stackedItemSpacing stackedItemWidth
    stackedLayoutAppearance
  UITabBarController: bottomAccessory contentLayoutGuide setBottom setBottomAccessory tabBarHidden
  UITabBarController.Sidebar: ScrollTarget footerContentConfiguration headerContentConfiguration scroll
  UITabBarController.Sidebar.ScrollTarget: footer header tab
  UITabBarControllerDelegate: tab tabBarControllerDidEndEditing
    tabBarControllerPreferredInterfaceOrientation tabBarControllerWillBeginEditing
  UITabBarDelegate: tab
  UITabBarItem: badgeTextAttributes finishedSelectedImage finishedUnselectedImage setBadgeTextAttributes
    setFinishedSelected setFinishedSelectedImage titlePositionAdjustment
  UITabGroup: displayOrder displayOrderIdentifiers isSidebarDestination sidebarActions sidebarAppearance
  UITabGroup.SidebarAppearance: automatic inline rootSection
  UITableView: SelectionDidChangeMessage allowsFocus allowsFocusDuringEditing
    cellLayoutMarginsFollowReadableWidth contentHuggingElements contextMenuInteraction delegate
    dequeueReusableHeaderFooterView dragDelegate dragInteractionEnabled dropDelegate editing
    estimatedSectionFooterHeight estimatedSectionHeaderHeight fillerRowHeight footerView hasActiveDrag
    hasActiveDrop hasUncommittedUpdates headerView indexPathsForRows insetsContentViewsToSafeArea
    isPrefetchingEnabled moveSection prefetchDataSource prefetchingEnabled rect rectForFooter rectForHeader
    rectForRow registerClass registerNib reloadSectionIndexTitles remembersLastFocusedIndexPath
    sectionFooterHeight sectionHeaderHeight sectionIndexBackgroundColor sectionIndexColor
    sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor selfSizingInvalidation
    separatorColor separatorEffect separatorInset separatorInsetReference
  UITableView.SelectionDidChangeMessage: makeMessage makeNotification name tableView
  UITableView.SelfSizingInvalidation: disabled enabled enabledIncludingConstraints
  UITableViewCell: accessoryAction automaticallyUpdatesBackgroundConfiguration
    automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState
    configurationUpdateHandler defaultBackgroundConfiguration didTransition dragStateDidChange editAction
    editing editingAccessoryType editingAccessoryView editingStyle focusStyle font hidesAccessoryWhenEditing
    highlighted image indentationLevel indentationWidth isEditing lineBreakMode
    multipleSelectionBackgroundView selected selectedBackgroundView selectedImage selectedTextColor
    separatorInset setEditing setNeedsUpdateConfiguration shouldIndentWhileEditing showingDeleteConfirmation
    showsReorderControl target text textAlignment textColor updateConfiguration
    userInteractionEnabledWhileDragging willTransition
  UITableViewCell.DragState: dragging lifting none
  UITableViewCell.EditingStyle: delete insert none
  UITableViewCell.FocusStyle: custom default
  UITableViewCell.SeparatorStyle: singleLineEtched
  UITableViewCell.StateMask: showingDeleteConfirmation showingEditControl
  UITableViewDataSource: sectionIndexTitles table
  UITableViewDelegate: indexPathForPreferredFocusedView table tableViewDidEndMultipleSelectionInteraction
  UITapGestureRecognizer: buttonMaskRequired
  UITextContentType: addressCityAndState birthdateDay birthdateMonth birthdateYear cellularEID cellularIMEI
    creditCardExpiration creditCardExpirationMonth creditCardExpirationYear creditCardFamilyName
    creditCardGivenName creditCardMiddleName creditCardName creditCardSecurityCode creditCardType dateTime
    flightNumber jobTitle nameSuffix shipmentTrackingNumber sublocality typeAddressCity
    typeAddressCityAndState typeAddressState typeBirthdate typeBirthdateDay typeBirthdateMonth
    typeBirthdateYear typeCellularEID typeCellularIMEI typeCountryName typeCreditCardExpiration
    typeCreditCardExpirationMonth typeCreditCardExpirationYear typeCreditCardFamilyName
    typeCreditCardGivenName typeCreditCardMiddleName typeCreditCardName typeCreditCardNumber
    typeCreditCardSecurityCode typeCreditCardType typeDateTime typeEmailAddress typeFamilyName
    typeFlightNumber typeFullStreetAddress typeGivenName typeJobTitle typeLocation typeMiddleName typeName
    typeNamePrefix typeNameSuffix typeNewPassword typeNickname typeOneTimeCode typeOrganizationName
    typePassword typePostalCode typeShipmentTrackingNumber typeStreetAddressLine1 typeStreetAddressLine2
    typeSublocality typeTelephoneNumber typeURL typeUsername url
  UITextField: TextDidBeginEditingMessage TextDidChangeMessage TextDidEndEditingMessage
    adjustsFontSizeToFitWidth allowsEditingTextAttributes attributedPlaceholder attributedText background
    borderRect clearButtonRect clearsOnBeginEditing clearsOnInsertion defaultTextAttributes
    disabledBackground drawPlaceholder drawText editing editingRect inputAccessoryView inputView
    interactionState isEditing leftViewMode leftViewRect minimumFontSize placeholderRect rightViewMode
    rightViewRect textAlignment textRect typingAttributes
  UITextField.DidEndEditingReason: cancelled committed
  UITextField.TextDidBeginEditingMessage: makeMessage makeNotification name textField
  UITextField.TextDidChangeMessage: makeMessage makeNotification name textField
  UITextField.TextDidEndEditingMessage: makeMessage makeNotification name reason textField
  UITextFieldDelegate: text textFieldDidChangeSelection textFieldShouldClear textFieldShouldEndEditing
  UITextView: TextDidBeginEditingMessage TextDidChangeMessage TextDidEndEditingMessage
    allowedWritingToolsResultOptions allowsEditingTextAttributes borderStyle clearsOnInsertion compare
    dataDetectorTypes decorate delegate drawTextHighlightBackground editable findInteraction
    findInteractionEnabled inputAccessoryView inputView interactionState isFindInteractionEnabled
    isWritingToolsActive layoutManager linkTextAttributes performTextSearch replace replaceAll scrollRange
    scrollRangeToVisible selectable selectedRanges shouldReplace subclassForWritingToolsCoordinator
    textAlignment textContainer textFormattingConfiguration textHighlightAttributes textLayoutManager
    textStorage textView typingAttributes usesStandardTextScaling willHighlight writingToolsActive
    writingToolsBehavior writingToolsCoordinator
  UITextView.BorderStyle: none roundedRect
  UITextView.TextDidBeginEditingMessage: makeMessage makeNotification name textView
  UITextView.TextDidChangeMessage: makeMessage makeNotification name textView
  UITextView.TextDidEndEditingMessage: makeMessage makeNotification name textView
  UITextViewDelegate: text textView textViewDidChangeSelection textViewShouldBeginEditing
    textViewShouldEndEditing textViewWritingToolsDidEnd textViewWritingToolsWillBegin
  UIToolbar: backgroundImage barStyle compactScrollEdgeAppearance delegate setBackground setBackgroundImage
    setShadow setShadowImage shadowImage tintColor translucent
  UIToolbarAppearance: buttonAppearance doneButtonAppearance prominentButtonAppearance
  UITouch: altitudeAngle azimuthAngle azimuthUnitVector estimatedProperties
    estimatedPropertiesExpectingUpdates estimationUpdateIndex force gestureRecognizers majorRadius
    majorRadiusTolerance maximumPossibleForce phase preciseLocation precisePreviousLocation rollAngle
    timestamp type window
  UITouch.Phase: began cancelled ended moved regionEntered regionExited regionMoved stationary
  UITouch.TouchType: direct indirect indirectPointer pencil stylus
  UITraitChangeObservable: register unregister
  UITraitCollection: accessibilityContrast activeAppearance changedTraits containsTraits
    currentTraitCollection displayGamut forceTouchCapability hasDifferentColorAppearanceCompared
    hdrHeadroomUsageLimit imageConfiguration imageDynamicRange legibilityWeight listEnvironment object
    perform replacing resolvesNaturalAlignmentWithBaseWritingDirection sceneCaptureState
    splitViewControllerLayoutEnvironment systemTraitsAffectingColorAppearance
    systemTraitsAffectingImageLookup tabAccessoryEnvironment toolbarItemPresentationSize traitCollection
    traitCollectionWithResolvesNaturalAlignment traitCollectionWithTraits typesettingLanguage
    userInterfaceLevel
  UITraitDisplayScale: affectsColorAppearance identifier name
  UITraitHorizontalSizeClass: affectsColorAppearance identifier name
  UITraitLayoutDirection: affectsColorAppearance identifier name
  UITraitOverrides: containsTrait customMirror debugDescription description removeTrait
  UITraitPreferredContentSizeCategory: affectsColorAppearance identifier name
  UITraitUserInterfaceIdiom: affectsColorAppearance identifier name
  UITraitUserInterfaceStyle: affectsColorAppearance identifier name
  UITraitVerticalSizeClass: affectsColorAppearance identifier name
  UIUserInterfaceSizeClass: sCompact sRegular sUnspecified
  UIView: Invalidating Invalidations LayoutRegion accessibilityIgnoresInvertColors add addKeyframeWith
    addMotionEffect alignmentRect alignmentRectInsets anchorPoint
    appliedContentSizeCategoryLimitsDescription areAnimationsEnabled autoresizesSubviews beginAnimations
    bringSubview canBecomeFocused clearsContextBeforeDrawing commitAnimations constraintsAffectingLayout
    contentScaleFactor contentStretch convertPoint convertRect cornerConfiguration decodeRestorableState
    didAddSubview directionalEdgeInsets drawRect drawViewHierarchy edgeInsets effectiveRadius
    effectiveUserInterfaceLayoutDirection encodeRestorableState exchangeSubview exclusiveTouch focusEffect
    focusGroupIdentifier focusGroupPriority focused gestureRecognizerShouldBegin hidden hoverStyle
    inheritedAnimationDuration insetsLayoutMarginsFromSafeArea isExclusiveTouch isFocused largeContentImage
    largeContentImageInsets largeContentTitle layoutGuide layoutGuides layoutMarginsDidChange maskView
    maximumContentSizeCategory minimumContentSizeCategory modifyAnimations motionEffects
    multipleTouchEnabled needsUpdateConstraints opaque perform performSystemAnimation pointInside
    preservesSuperviewLayoutMargins registerForTraitChanges remove removeConstraints removeLayoutGuide
    removeMotionEffect requiresConstraintBasedLayout resizableSnapshotView restorationIdentifier
    safeAreaInsetsDidChange scalesLargeContentImage sendSubview set setAnimationBegins setAnimationCurve
    setAnimationDelay setAnimationDelegate setAnimationDidStopSelector setAnimationDuration
    setAnimationRepeatAutoreverses setAnimationRepeatCount setAnimationStart setAnimationStartDate
    setAnimationTransition setAnimationWillStartSelector setAnimationsEnabled
    setContentCompressionResistance setContentHugging setNeedsUpdateProperties showsLargeContentViewer
    systemLayoutSizeFittingSize tintAdjustmentMode tintColorDidChange transform3D unregisterForTraitChanges
    updateConstraintsIfNeeded updateProperties updatePropertiesIfNeeded updateTraitsIfNeeded
    userInteractionEnabled userInterfaceLayoutDirection view viewForBaselineLayout
    viewForFirstBaselineLayout viewForLastBaselineLayout viewPrintFormatter willRemoveSubview withTag
  UIView.AnimationCurve: easeIn easeInOut easeOut linear
  UIView.AnimationOptions: allowAnimatedContent flushUpdates overrideInheritedCurve
    overrideInheritedDuration overrideInheritedOptions preferredFramesPerSecond30 preferredFramesPerSecond60
    preferredFramesPerSecondDefault showHideTransitionViews transitionCurlDown transitionCurlUp
    transitionFlipFromBottom transitionFlipFromTop transitionNone
  UIView.AnimationTransition: curlDown curlUp flipFromLeft flipFromRight none
  UIView.AutoresizingMask: none
  UIView.ContentMode: bottomLeft bottomRight topLeft topRight
  UIView.Invalidating: wrappedValue
  UIView.Invalidations: Configuration Constraints Display IntrinsicContentSize Layout Properties Tuple
  UIView.Invalidations.Configuration: invalidate
  UIView.Invalidations.Constraints: invalidate
  UIView.Invalidations.Display: invalidate
  UIView.Invalidations.IntrinsicContentSize: invalidate
  UIView.Invalidations.Layout: invalidate
  UIView.Invalidations.Properties: invalidate
  UIView.Invalidations.Tuple: invalidate
  UIView.KeyframeAnimationOptions: overrideInheritedDuration overrideInheritedOptions
  UIView.LayoutRegion: AdaptivityAxis hash hashValue margins readableContent safeArea
  UIView.LayoutRegion.AdaptivityAxis: hash hashValue horizontal vertical
  UIView.SystemAnimation: delete
  UIView.TintAdjustmentMode: automatic dimmed normal
  UIViewController: ShowDetailTargetDidChangeMessage ViewLoading activePresentationController add
    addChildViewController addKeyCommand allowedChildViewControllersForUnwinding
    applicationFinishedRestoringState attemptRotationToDeviceOrientation
    automaticallyAdjustsScrollViewInsets
    automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers beingDismissed beingPresented
    bottomLayoutGuide childForInterfaceOrientationLock childViewControllerContaining
    childViewControllerContainingSegueSource childViewControllerForHomeIndicatorAutoHidden
    childViewControllerForInterfaceOrientationLock childViewControllerForPointerLock
    childViewControllerForPreferredContainerBackgroundStyle
    childViewControllerForScreenEdgesDeferringSystemGestures childViewControllerForStatusBarHidden
    childViewControllerForStatusBarStyle childViewControllerForTouchBar
    childViewControllerForUserInterfaceStyle childViewControllers collapseSecondary
    contentSizeForViewInPopover contentUnavailableConfiguration contentUnavailableConfigurationState
    decodeRestorableState didAnimateFirstHalfOfRotation didRotate disablesAutomaticKeyboardDismissal
    dismissModalViewControllerAnimated dismissMoviePlayerViewControllerAnimated
    dismissViewControllerAnimated editing encodeRestorableState focusGroupIdentifier
    interactionActivityTrackingBaseName interfaceOrientation isModalInPopover
    isMovingFromParentViewController isMovingToParentViewController modalInPopover modalInPresentation
    modalViewController movingFromParentViewController movingToParentViewController nibBundle nibName
    overrideTraitCollection parentViewController performsActionsWhilePresentingModally
    preferredContainerBackgroundStyle preferredScreenEdgesDeferringSystemGestures
    preferredStatusBarUpdateAnimation preferredTransition preferredUserInterfaceStyle
    prefersInterfaceOrientationLocked prefersPointerLocked presentModal presentModalViewController
    presentMoviePlayerViewControllerAnimated presentViewController previewActionItems
    providesPresentationContextTransitionStyle registerForPreviewing registerForTraitChanges remove
    removeFromParentViewController removeKeyCommand restorationClass restoresFocusAfterTransition
    rotatingFooterView rotatingHeaderView searchDisplayController segueForUnwinding setContent
    setNeedsTouchBarUpdate setNeedsUpdateContentUnavailableConfiguration
    setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfPreferredContainerBackgroundStyle
    setNeedsUpdateOfPrefersInterfaceOrientationLocked setNeedsUpdateOfPrefersPointerLocked
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures setNeedsUpdateProperties
    setNeedsUserInterfaceAppearanceUpdate setOverride setOverrideTraitCollection
    shouldAutomaticallyForwardRotationMethods showDetail showViewController systemMinimumLayoutMargins tab
    tabBarObservedScrollView targetViewController topLayoutGuide transition unregisterForPreviewing
    unregisterForTraitChanges unwind updateContentUnavailableConfiguration updateProperties
    updatePropertiesIfNeeded updateTraitsIfNeeded viewController viewDidUnload viewLayoutMarginsDidChange
    viewLoaded viewRespectsSystemMinimumLayoutMargins viewWillUnload wantsFullScreenLayout
    willAnimateFirstHalfOfRotation willAnimateRotation willAnimateSecondHalfOfRotation willRotate
  UIViewController.ShowDetailTargetDidChangeMessage: makeMessage makeNotification name viewController
  UIViewController.Transition: coverVertical crossDissolve flipHorizontal partialCurl zoom
  UIViewController.Transition.ZoomOptions: alignmentRectProvider
  UIViewController.ViewLoading: wrappedValue
  UIViewControllerAnimatedTransitioning: interruptibleAnimator
  UIViewControllerContextTransitioning: animated interactive pauseInteractiveTransition presentationStyle
    targetTransform
  UIViewControllerInteractiveTransitioning: completionCurve completionSpeed
  UIViewControllerRepresentable: sizeThatFits
  UIViewControllerRepresentableContext: animate coordinator environment transaction
  UIViewControllerTransitionCoordinator: animateAlongsideTransition notifyWhenInteractionChanges
    notifyWhenInteractionEnds
  UIViewControllerTransitionCoordinatorContext: animated cancelled completionCurve completionVelocity
    containerView interactive isInteractive isInterruptible percentComplete presentationStyle
    targetTransform view
  UIViewControllerTransitioningDelegate: interactionController
  UIWindow: DidBecomeHiddenMessage DidBecomeKeyMessage DidBecomeVisibleMessage DidResignKeyMessage
    becomeKeyWindow canBecomeKeyWindow canResizeToFitContent convert convertPoint convertRect keyWindow
    makeKeyWindow resignKeyWindow safeAreaAspectFitLayoutGuide screen send sendEvent set setScreen
  UIWindow.DidBecomeHiddenMessage: makeMessage makeNotification name window
  UIWindow.DidBecomeKeyMessage: makeMessage makeNotification name window
  UIWindow.DidBecomeVisibleMessage: makeMessage makeNotification name window
  UIWindow.DidResignKeyMessage: makeMessage makeNotification name window
  UIWindowScene: activityItemsConfigurationSource coordinateSpace effectiveGeometry focusSystem fullScreen
    interfaceOrientation isFullScreen registerForTraitChanges screenshotService sizeRestrictions
    statusBarManager titlebar traitCollection traitOverrides unregisterForTraitChanges windowingBehaviors
  UIWindowScene.ActivationAction: action title with withHandler withIdentifier withTitle
  UIWindowScene.ActivationConfiguration: new options preview userActivity
  UIWindowScene.ActivationInteraction: new
  UIWindowScene.ActivationRequestOptions: placement preferredPresentationStyle
  UIWindowScene.DismissalAnimation: commit decline standard
  UIWindowScene.Geometry: coordinateSpace interactivelyResizing interfaceOrientation
    interfaceOrientationLocked isInteractivelyResizing isInterfaceOrientationLocked maximumSize minimumSize
    new resizingRestrictions systemFrame
  UIWindowScene.GeometryPreferences: new
  UIWindowScene.GeometryPreferences.Mac: systemFrame
  UIWindowScene.PresentationStyle: automatic prominent standard
  UIWindowSceneDelegate: preferredWindowingControlStyle windowScene
  UNAuthorizationOptions: announcement timeSensitive
  UNAuthorizationStatus: sAuthorized sDenied sEphemeral sNotDetermined sProvisional
  UNCalendarNotificationTrigger: nextTriggerDate trigger withDateMatching withDateMatchingComponents
  UNMutableNotificationContent: attachments filterCriteria launchImageName relevanceScore summaryArgument
    summaryArgumentCount targetContentIdentifier
  UNNotificationAction: action icon withIdentifier
  UNNotificationCategory: category categorySummaryFormat hiddenPreviewsBodyPlaceholder intentIdentifiers
    options withIdentifier
  UNNotificationCategoryOptions: allowAnnouncement allowInCarPlay hiddenPreviewsShowSubtitle
    hiddenPreviewsShowTitle
  UNNotificationContent: attachments byUpdatingWithProvider contentByUpdating filterCriteria launchImageName
    relevanceScore summaryArgument summaryArgumentCount targetContentIdentifier updating
  UNNotificationPresentationOptions: alert
  UNNotificationRequest: request withIdentifier
  UNNotificationResponse: targetScene
  UNNotificationSettings: alertSetting alertStyle announcementSetting badgeSetting carPlaySetting
    criticalAlertSetting directMessagesSetting lockScreenSetting notificationCenterSetting
    providesAppNotificationSettings scheduledDeliverySetting showPreviewsSetting soundSetting
    timeSensitiveSetting
  UNNotificationSound: criticalSoundNamed defaultCriticalSound defaultRingtoneSound defaultSound named
    ringtoneSoundNamed soundNamed
  UNTimeIntervalNotificationTrigger: nextTriggerDate trigger with withTimeInterval
  UNUserNotificationCenter: addNotificationRequest currentNotificationCenter getDeliveredNotifications
    getNotificationCategories getPendingNotificationRequests supportsContentExtensions
  UNUserNotificationCenterDelegate: user
  URL: DirectoryHint FormatStyle ParseStrategy Template absoluteString absoluteURL append
    appendPathComponent appendPathExtension appending appendingPathComponent appendingPathExtension
    applicationDirectory baseURL bookmarkData checkPromisedItemIsReachable checkResourceIsReachable
    currentDirectory customPlaygroundQuickLook dataRepresentation debugDescription
    defaultResolverSpecification deleteLastPathComponent deletePathExtension deletingLastPathComponent
    deletingPathExtension description desktopDirectory encode formatted fragment hasDirectoryPath hash
    hashValue homeDirectory host isFileURL lastPathComponent moviesDirectory musicDirectory password path
    pathComponents pathExtension picturesDirectory port promisedItemResourceValues query relativePath
    relativeString removeAllCachedResourceValues removeCachedResourceValue resolveSymlinksInPath
    resolvingSymlinksInPath resourceValues scheme setResourceValues setTemporaryResourceValue
    sharedPublicDirectory standardize standardized standardizedFileURL temporaryDirectory trashDirectory
    urlRepresentationParameter user userDirectory withUnsafeFileSystemRepresentation writeBookmarkData
  URL.AsyncBytes.AsyncIterator: buffer
  URL.DirectoryHint: checkFileSystem hash hashValue inferFromPath isDirectory notDirectory
  URL.FormatStyle: Component ComponentDisplayOption HostDisplayOption encode format fragment hash hashValue
    host parseStrategy password path port query scheme user
  URL.FormatStyle.Component: description fragment host password path port query rawValue scheme user
  URL.FormatStyle.ComponentDisplayOption: always description displayWhen encode hash hashValue never
    omitIfHTTPFamily omitWhen
  URL.FormatStyle.HostDisplayOption: always description displayWhen encode hash hashValue never
    omitIfHTTPFamily omitSpecificSubdomains omitWhen
  URL.ParseStrategy: ComponentParseStrategy consuming encode fragment hash hashValue host parse password
    path port query scheme user
  URL.ParseStrategy.ComponentParseStrategy: defaultValue description encode hash hashValue optional required
  URL.Template: Value VariableName description hash hashValue
  URL.Template.Value: associativeList description hash hashValue list text
  URL.Template.VariableName: description hash hashValue
  URLCache: cachedResponse currentDiskUsage currentMemoryUsage diskCapacity getCachedResponse memoryCapacity
    removeAllCachedResponses removeCachedResponse removeCachedResponsesSince removeCachedResponsesSinceDate
    sharedURLCache storeCached storeCachedResponse
  URLComponents: customMirror debugDescription description encode encodedHost fragment hash hashValue host
    password path percentEncodedFragment percentEncodedHost percentEncodedPassword percentEncodedPath
    percentEncodedQuery percentEncodedQueryItems percentEncodedUser port query queryItems rangeOfFragment
    rangeOfHost rangeOfPassword rangeOfPath rangeOfPort rangeOfQuery rangeOfScheme rangeOfUser scheme string
    url user
  URLCredential: certificates credential forTrust hasPassword identity password persistence user
    withIdentity withUser
  URLCredential.Persistence: forSession none permanent synchronizable
  URLRequest: addValue allHTTPHeaderFields allowsCellularAccess allowsConstrainedNetworkAccess
    allowsExpensiveNetworkAccess allowsPersistentDNS allowsUltraConstrainedNetworkAccess assumesHTTP3Capable
    attribution cachePolicy cookiePartitionIdentifier customMirror debugDescription description hash
    hashValue httpBody httpBodyStream httpMethod httpShouldHandleCookies httpShouldUsePipelining
    mainDocumentURL networkServiceType requiresDNSSECValidation setValue timeoutInterval url value
  URLResourceKey: addedToDirectoryDateKey applicationIsScriptableKey attributeModificationDateKey
    canonicalPathKey contentAccessDateKey contentModificationDateKey contentTypeKey creationDateKey
    customIconKey directoryEntryCountKey documentIdentifierKey effectiveIconKey fileAllocatedSizeKey
    fileContentIdentifierKey fileIdentifierKey fileProtectionKey fileResourceIdentifierKey
    fileResourceTypeKey fileSecurityKey fileSizeKey generationIdentifierKey hasHiddenExtensionKey
    isAliasFileKey isApplicationKey isDirectoryKey isExcludedFromBackupKey isExecutableKey isHiddenKey
    isMountTriggerKey isPackageKey isPurgeableKey isReadableKey isRegularFileKey isSparseKey
    isSymbolicLinkKey isSystemImmutableKey isUbiquitousItemKey isUserImmutableKey isVolumeKey isWritableKey
    keysOfUnsetValuesKey labelColorKey labelNumberKey linkCountKey localizedLabelKey localizedNameKey
    localizedTypeDescriptionKey mayHaveExtendedAttributesKey mayShareFileContentKey nameKey
    parentDirectoryURLKey pathKey preferredIOBlockSizeKey quarantinePropertiesKey tagNamesKey
    thumbnailDictionaryKey thumbnailKey totalFileAllocatedSizeKey totalFileSizeKey typeIdentifierKey
    ubiquitousItemContainerDisplayNameKey ubiquitousItemDownloadRequestedKey
    ubiquitousItemDownloadingErrorKey ubiquitousItemDownloadingStatusKey
    ubiquitousItemHasUnresolvedConflictsKey ubiquitousItemIsDownloadedKey ubiquitousItemIsDownloadingKey
    ubiquitousItemIsExcludedFromSyncKey ubiquitousItemIsSharedKey ubiquitousItemIsSyncPausedKey
    ubiquitousItemIsUploadedKey ubiquitousItemIsUploadingKey ubiquitousItemPercentDownloadedKey
    ubiquitousItemPercentUploadedKey ubiquitousItemSupportedSyncControlsKey ubiquitousItemUploadingErrorKey
    ubiquitousSharedItemCurrentUserPermissionsKey ubiquitousSharedItemCurrentUserRoleKey
    ubiquitousSharedItemMostRecentEditorNameComponentsKey ubiquitousSharedItemOwnerNameComponentsKey
    volumeAvailableCapacityForImportantUsageKey volumeAvailableCapacityForOpportunisticUsageKey
    volumeAvailableCapacityKey volumeCreationDateKey volumeIdentifierKey volumeIsAutomountedKey
    volumeIsBrowsableKey volumeIsEjectableKey volumeIsEncryptedKey volumeIsInternalKey volumeIsJournalingKey
    volumeIsLocalKey volumeIsReadOnlyKey volumeIsRemovableKey volumeIsRootFileSystemKey
    volumeLocalizedFormatDescriptionKey volumeLocalizedNameKey volumeMaximumFileSizeKey
    volumeMountFromLocationKey volumeNameKey volumeResourceCountKey volumeSubtypeKey
    volumeSupportsAccessPermissionsKey volumeSupportsAdvisoryFileLockingKey
    volumeSupportsCasePreservedNamesKey volumeSupportsCaseSensitiveNamesKey volumeSupportsCompressionKey
    volumeSupportsExclusiveRenamingKey volumeSupportsExtendedSecurityKey volumeSupportsFileCloningKey
    volumeSupportsFileProtectionKey volumeSupportsHardLinksKey volumeSupportsImmutableFilesKey
    volumeSupportsJournalingKey volumeSupportsPersistentIDsKey volumeSupportsRenamingKey
    volumeSupportsRootDirectoryDatesKey volumeSupportsSparseFilesKey volumeSupportsSwapRenamingKey
    volumeSupportsSymbolicLinksKey volumeSupportsVolumeSizesKey volumeSupportsZeroRunsKey
    volumeTotalCapacityKey volumeTypeNameKey volumeURLForRemountingKey volumeURLKey volumeUUIDStringKey
  URLResourceValues: addedToDirectoryDate allValues attributeModificationDate canonicalPath
    contentAccessDate contentModificationDate contentType creationDate directoryEntryCount
    documentIdentifier fileAllocatedSize fileContentIdentifier fileIdentifier fileProtection
    fileResourceIdentifier fileResourceType fileSecurity fileSize generationIdentifier hasHiddenExtension
    isAliasFile isApplication isDirectory isExcludedFromBackup isExecutable isHidden isMountTrigger
    isPackage isPurgeable isReadable isRegularFile isSparse isSymbolicLink isSystemImmutable
    isUbiquitousItem isUserImmutable isVolume isWritable labelNumber linkCount localizedLabel localizedName
    localizedTypeDescription mayHaveExtendedAttributes mayShareFileContent name parentDirectory path
    preferredIOBlockSize thumbnailDictionary totalFileAllocatedSize totalFileSize typeIdentifier
    ubiquitousItemContainerDisplayName ubiquitousItemDownloadRequested ubiquitousItemDownloadingError
    ubiquitousItemDownloadingStatus ubiquitousItemHasUnresolvedConflicts ubiquitousItemIsDownloading
    ubiquitousItemIsExcludedFromSync ubiquitousItemIsShared ubiquitousItemIsSyncPaused
    ubiquitousItemIsUploaded ubiquitousItemIsUploading ubiquitousItemSupportedSyncControls
    ubiquitousItemUploadingError ubiquitousSharedItemCurrentUserPermissions
    ubiquitousSharedItemCurrentUserRole ubiquitousSharedItemMostRecentEditorNameComponents
    ubiquitousSharedItemOwnerNameComponents volume volumeAvailableCapacity
    volumeAvailableCapacityForImportantUsage volumeAvailableCapacityForOpportunisticUsage volumeCreationDate
    volumeIdentifier volumeIsAutomounted volumeIsBrowsable volumeIsEjectable volumeIsEncrypted
    volumeIsInternal volumeIsJournaling volumeIsLocal volumeIsReadOnly volumeIsRemovable
    volumeIsRootFileSystem volumeLocalizedFormatDescription volumeLocalizedName volumeMaximumFileSize
    volumeMountFromLocation volumeName volumeResourceCount volumeSubtype volumeSupportsAccessPermissions
    volumeSupportsAdvisoryFileLocking volumeSupportsCasePreservedNames volumeSupportsCaseSensitiveNames
    volumeSupportsCompression volumeSupportsExclusiveRenaming volumeSupportsExtendedSecurity
    volumeSupportsFileCloning volumeSupportsHardLinks volumeSupportsImmutableFiles volumeSupportsJournaling
    volumeSupportsPersistentIDs volumeSupportsRenaming volumeSupportsRootDirectoryDates
    volumeSupportsSparseFiles volumeSupportsSwapRenaming volumeSupportsSymbolicLinks
    volumeSupportsVolumeSizes volumeSupportsZeroRuns volumeTotalCapacity volumeTypeName
    volumeURLForRemounting volumeUUIDString
  URLResponse: expectedContentLength mimeType suggestedFilename textEncodingName url
  URLSession: activate cancel configuration dataTask delegate delegateQueue download downloadTask
    finishTasksAndInvalidate flush getAllTasks getTasks invalidateAndCancel makeState new reset session
    sessionDescription sharedSession streamTask upload uploadTask webSocketTask with withConfiguration
  URLSession.AsyncBytes: Iterator makeAsyncIterator task
  URLSession.AsyncBytes.Iterator: buffer next
  URLSessionConfiguration: allowsCellularAccess allowsConstrainedNetworkAccess allowsExpensiveNetworkAccess
    allowsUltraConstrainedNetworkAccess backgroundSessionConfiguration connectionProxyDictionary
    defaultSessionConfiguration discretionary enablesEarlyData ephemeralSessionConfiguration
    httpAdditionalHeaders httpCookieAcceptPolicy httpCookieStorage httpMaximumConnectionsPerHost
    httpShouldSetCookies httpShouldUsePipelining identifier isDiscretionary multipathServiceType
    networkServiceType new protocolClasses proxyConfigurations requestCachePolicy requiresDNSSECValidation
    sessionSendsLaunchEvents sharedContainerIdentifier shouldUseExtendedBackgroundIdleMode
    timeoutIntervalForRequest timeoutIntervalForResource tlsMaximumSupportedProtocol
    tlsMaximumSupportedProtocolVersion tlsMinimumSupportedProtocol tlsMinimumSupportedProtocolVersion
    urlCache urlCredentialStorage usesClassicLoadingMode waitsForConnectivity
  URLSessionConfiguration.MultipathServiceType: aggregate handover interactive none
  URLSessionDataTask: new
  URLSessionTask: cancel countOfBytesClientExpectsToReceive countOfBytesClientExpectsToSend
    countOfBytesExpectedToReceive countOfBytesExpectedToSend countOfBytesReceived countOfBytesSent
    currentRequest delegate earliestBeginDate error new originalRequest prefersIncrementalDelivery priority
    progress response resume state suspend taskDescription taskIdentifier
  URLSessionTask.State: canceling completed running suspended
  URLSessionWebSocketTask: Message cancel closeCode closeReason maximumMessageSize new receive
    receiveMessage send sendMessage sendPing
  URLSessionWebSocketTask.CloseCode: abnormalClosure goingAway internalServerError invalid
    invalidFramePayloadData mandatoryExtensionMissing messageTooBig noStatusReceived normalClosure
    policyViolation protocolError tlsHandshakeFailure unsupportedData
  URLSessionWebSocketTask.Message: data string
  UTType: ahap aiff aliasFile appleArchive appleProtectedMPEG4Audio appleProtectedMPEG4Video appleScript
    application applicationBundle applicationExtension arReferenceObject archive assemblyLanguageSource
    audiovisualContent avi binaryPropertyList bmp bookmark bundle bz2 cHeader cPlusPlusHeader
    cPlusPlusSource cSource calendarEvent compositeContent contact css database debugDescription
    delimitedText description directory diskImage dng emailMessage encode epub exe executable exr flatRTFD
    font framework geoJSON gzip hash hashValue heics heif icns ico internetLocation internetShortcut
    isDeclared isDynamic isPublic isSubtype isSupertype javaScript jpegxl linkPresentationMetadata livePhoto
    localizedDescription log m3uPlaylist makefile message midi mountPoint mpeg mpeg2TransportStream
    mpeg2Video mpeg4Audio objectiveCPlusPlusSource objectiveCSource osaScript osaScriptBundle package
    paperkit perlScript phpScript pkcs12 playlist pluginBundle preferredMIMEType presentation propertyList
    pythonScript quickLookGenerator quickTimeMovie rawImage realityFile referenceURL resolvable rtfd
    rubyScript sceneKitScene script shazamCustomCatalog shazamSignature shellScript sourceCode
    spotlightImporter spreadsheet supertypes svg swiftSource symbolicLink systemPreferencesPane
    tabSeparatedText tags tarArchive threeDContent tiff toDoItem types unixExecutable urlBookmarkData usd
    usdz utf16ExternalPlainText utf16PlainText utf8TabSeparatedText vCard version volume wav webArchive webP
    x509Certificate xmlPropertyList xpcService yaml
  UUID: customMirror debugDescription description encode entityIdentifier entityIdentifierString hash
    hashValue uuid uuidString
  UndoManager: CheckpointMessage DidCloseUndoGroupMessage DidOpenUndoGroupMessage DidRedoChangeMessage
    DidUndoChangeMessage WillCloseUndoGroupMessage WillRedoChangeMessage WillUndoChangeMessage
    disableUndoRegistration enableUndoRegistration groupingLevel groupsByEvent isUndoRegistrationEnabled
    prepare redoActionIsDiscardable redoActionUserInfoValue redoCount redoMenuItemTitle redoMenuTitle
    redoing runLoopModes setActionIsDiscardable setActionUserInfoValue undoActionIsDiscardable
    undoActionUserInfoValue undoCount undoMenuItemTitle undoMenuTitle undoNestedGroup
    undoRegistrationEnabled undoing
  UndoManager.CheckpointMessage: makeMessage name
  UndoManager.DidCloseUndoGroupMessage: groupIsDiscardable makeMessage makeNotification name
  UndoManager.DidOpenUndoGroupMessage: makeMessage name
  UndoManager.DidRedoChangeMessage: groupIsDiscardable makeMessage makeNotification name
  UndoManager.DidUndoChangeMessage: groupIsDiscardable makeMessage makeNotification name
  UndoManager.WillCloseUndoGroupMessage: makeMessage name
  UndoManager.WillRedoChangeMessage: makeMessage name
  UndoManager.WillUndoChangeMessage: makeMessage name
  UnevenRoundedRectangle: _Inset corners
  UnitCurve: easeInEaseOut hash hashValue
  UnitPoint: encode hash hashValue
  UserDefaults: DidChangeMessage SizeLimitExceededMessage addSuiteNamed array bool data dictionary
    dictionaryRepresentation double float integer object objectIsForced persistentDomain
    persistentDomainNames registerDefaults removeObject removePersistentDomain removeSuiteNamed
    removeVolatileDomain resetStandardUserDefaults set setBool setDouble setFloat setInteger setObject
    setPersistentDomain setURL setVolatileDomain standardUserDefaults string stringArray synchronize
    volatileDomain volatileDomainNames
  UserDefaults.DidChangeMessage: makeMessage name
  UserDefaults.SizeLimitExceededMessage: makeMessage name
  UserInterfaceSizeClass: hash hashValue
  VariableColorSymbolEffect: configuration cumulative dimInactiveLayers hash hashValue hideInactiveLayers
    iterative nonReversing reversing
  VectorArithmetic: interpolate interpolated
  VerificationResult: debugDescription deviceVerification deviceVerificationNonce hash hashValue headerData
    jwsRepresentation payloadData signature signatureData signedData signedDate unsafePayloadValue
  VerificationResult.VerificationError: errorDescription failureReason hash hashValue recoverySuggestion
  VerticalAlignment: combineExplicit
  VerticalEdge: allCases rawValue
  View: accessibility accessibilityChartDescriptor accessibilityDefaultFocus accessibilityDragPoint
    accessibilityDropPoint accessibilityQuickAction accessibilityScrollStatus accessoryWidgetGroupStyle
    activityBackgroundTint activitySystemActionForegroundColor addOrderToWalletButtonStyle
    addPassToWalletButtonStyle alternatingRowBackgrounds appStoreMerchandising appStoreOverlay
    assistiveAccessNavigationIcon attributedTextFormattingDefinition automatedDeviceEnrollmentAddition
    automaticSubscriptionStorePickerItemBackgroundInternal certificateSheet chart3DCameraProjection
    chart3DPose chart3DRenderingStyle chartGesture chartLineStyleScale chartScrollPosition
    chartScrollTargetBehavior chartSymbolSizeScale chartXAxisStyle chartYAxisStyle chartYVisibleDomain
    chartZAxis chartZAxisLabel chartZScale chartZSelection contactAccessButtonCaption
    contactAccessButtonStyle contactAccessPicker contentCaptureProtected contentToolbar
    controlWidgetActionHint controlWidgetStatus copyable cuttable defaultWheelPickerItemHeight
    dialogPreventsAppTermination dialogSeverity digitalCrownAccessory digitalCrownRotation
    dismissalConfirmationDialog documentBrowserContextMenu dragConfiguration dragContainer
    dragContainerSelection dragPreviewsFormation dropConfiguration dropPreviewsFormation dynamicIsland
    exportableToServices exportsItemProviders familyActivityPicker fileDialogBrowserOptions
    fileDialogConfirmationLabel fileDialogCustomizationID fileDialogImportsUnresolvedAliases
    fileDialogMessage fileDialogURLEnabled fileExporterFilenameLabel focusScope focusSection
    gameSaveSyncingAlert handGestureShortcut handlesGameControllerEvents healthDataAccessRequest
    horizontalRadioGroupLayout hoverEffectGroup imagePlaygroundGenerationStyle
    imagePlaygroundPersonalizationPolicy imagePlaygroundSheet immersiveEnvironmentPicker
    importableFromServices importsItemProviders interactionActivityTrackingTag journalingSuggestionsPicker
    lineHeight listRowHoverEffect listRowHoverEffectDisabled listRowPlatterColor lookAroundViewer
    manageSubscriptionsSheet managedContentStyle mapFeatureSelectionAccessory mapFeatureSelectionContent
    mapFeatureSelectionDisabled mapItemDetailPopover mapItemDetailSheet menuButtonStyle modifierKeyAlternate
    musicSubscriptionOffer offerCodeRedemption onAppIntentExecution onApplePayCouponCodeChange
    onApplePayPaymentMethodChange onApplePayShippingContactChange onApplePayShippingMethodChange
    onCameraCaptureEvent onCommand onCopyCommand onCutCommand onDeleteCommand onDragSessionUpdated
    onDropSessionUpdated onExitCommand onInteractiveResizeChange onLongTouchGesture onModifierKeysChanged
    onMoveCommand onPasteCommand onPencilSqueeze onPlayPauseCommand onVolumeViewpointChange onWorldRecenter
    ornament pageCommand pasteDestination payLaterViewAction payLaterViewDisplayStyle
    payWithApplePayButtonDisableCardArt payWithApplePayButtonStyle photosPickerAccessoryVisibility
    photosPickerDisabledCapabilities photosPickerStyle pointerVisibility popoverCore popoverTip
    postToPhotosSharedAlbumSheet preferredSubscriptionOffer prefersDefaultFocus
    presentationPreventsAppTermination presentedWindowStyle presentedWindowToolbarStyle previewContext
    productDescription productIconBorder productViewStyle quickLookPreview realityViewCameraControls
    realityViewLayoutBehavior refundRequestSheet searchSelection shortcutsLinkStyle
    signInWithAppleButtonStyle siriTipViewStyle staticAllowsWindowActivationEvents storeButton
    storeProductTask storeProductsTask subscriptionIntroductoryOffer subscriptionOfferViewButtonVisibility
    subscriptionOfferViewDetailAction subscriptionOfferViewStyle subscriptionPromotionalOffer
    subscriptionStatusTask subscriptionStoreButtonLabel subscriptionStoreControlBackground
    subscriptionStoreControlIcon subscriptionStoreControlStyle subscriptionStoreOptionGroupStyle
    subscriptionStorePickerItemBackground subscriptionStorePickerOptionStrokeInternal
    subscriptionStorePolicyDestination subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction
    supportedVolumeViewpoints textInputCompletion textInputFormattingControlVisibility textInputSuggestions
    tipAnchor tipBackground tipBackgroundInteraction tipCornerRadius tipImageSize tipImageStyle tipViewStyle
    toolbarForegroundStyle toolbarItemHidden touchBar touchBarCustomizationLabel touchBarItemPresence
    touchBarItemPrincipal transactionPicker transactionTask translationPresentation translationTask
    typeSelectEquivalent verifyIdentityWithWalletButtonStyle webViewContextMenu widgetCurvesContent
    widgetLabel windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior windowResizeAnchor
    windowResizeBehavior windowToolbarFullScreenVisibility workoutPreview
  ViewAlignedScrollTargetBehavior: properties
  ViewModifier: animation transaction
  Visibility: allCases hash hashValue
  VisualEffect: blendMode combining
  WKContentWorld: defaultClientWorld name new pageWorld withName
  WKFrameInfo: mainFrame securityOrigin webView
  WKNavigation: effectiveContentMode
  WKNavigationAction: buttonNumber isContentRuleListRedirect modifierFlags
  WKNavigationDelegate: web
  WKNavigationResponse: forMainFrame
  WKPreferences: elementFullscreenEnabled fraudulentWebsiteWarningEnabled inactiveSchedulingPolicy
    isFraudulentWebsiteWarningEnabled isLookToScrollEnabled isSiteSpecificQuirksModeEnabled
    isTextInteractionEnabled javaEnabled javaScriptEnabled plugInsEnabled shouldPrintBackgrounds
    siteSpecificQuirksModeEnabled tabFocusesLinks textInteractionEnabled
  WKPreferences.InactiveSchedulingPolicy: none suspend throttle
  WKScriptMessage: frameInfo world
  WKScriptMessageHandler: user
  WKUIDelegate: web
  WKUserContentController: addContentRuleList addScriptMessageHandler remove removeAllContentRuleLists
    removeAllScriptMessageHandlers removeContentRuleList
  WKUserScript: forMainFrameOnly
  WKWebView: allowsMagnification callAsyncJavaScript cameraCaptureState certificateChain
    closeAllMediaPresentations conversationContext createPDF createWebArchiveData fetchData find
    findInteraction findInteractionEnabled findString fullscreenState handlesURLScheme inspectable
    interactionState isBlockedByScreenTime isFindInteractionEnabled isWritingToolsActive loadData loadFile
    loadFileRequest loadHTML loadRequest loadSimulated loadSimulatedRequest loading magnification
    maximumViewportInset mediaType microphoneCaptureState minimumViewportInset obscuredContentInsets
    pauseAllMediaPlayback pdf printOperation requestMediaPlaybackState restore restoreData
    resumeAllMediaPlayback resumeDownload serverTrust setAllMediaPlaybackSuspended setCamera
    setCameraCaptureState setMagnification setMicrophone setMicrophoneCaptureState setMinimumViewportInset
    startDownload suspendAllMediaPlayback takeSnapshot themeColor underPageBackgroundColor
    writingToolsActive
  WKWebView.FullscreenState: enteringFullscreen exitingFullscreen inFullscreen notInFullscreen
  WKWebViewConfiguration: allowsAirPlayForMediaPlayback allowsInlinePredictions
    allowsPictureInPictureMediaPlayback dataDetectorTypes ignored ignoresViewportScaleLimits
    mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction mediaTypesRequiringUserActionForPlayback
    requiresUserActionForMediaPlayback setURLSchemeHandler showsSystemScreenTimeBlockingView
    supportsAdaptiveImageGlyph upgradeKnownHostsToHTTPS urlSchemeHandler userInterfaceDirectionPolicy
    webExtensionController writingToolsBehavior
  WKWebpagePreferences: isLockdownModeEnabled lockdownModeEnabled preferredContentMode
    preferredHTTPSNavigationPolicy
  WKWebpagePreferences.ContentMode: desktop mobile recommended
  WKWebpagePreferences.UpgradeToHTTPSPolicy: automaticFallbackToHTTP errorOnFailure keepAsRequested
    userMediatedFallbackToHTTP
  WKWebsiteDataStore: allWebsiteDataTypes dataStore defaultDataStore fetchAllDataStoreIdentifiers fetchData
    fetchDataRecords httpCookieStore identifier isPersistent new nonPersistentDataStore persistent
    proxyConfigurations removeData removeDataStore restore restoreData
  WKWindowFeatures: allowsResizing height menuBarVisibility statusBarVisibility toolbarsVisibility width x y
  WebPage: CSSMediaType DeviceSensorAuthorization ExportedContentConfiguration FileInputPromptResult
    FullscreenState JavaScriptConfirmResult JavaScriptPromptResult NavigationError cameraCaptureState
    closeAllMediaPresentations exported fullscreenState isBlockedByScreenTime isWritingToolsActive
    mediaPlaybackState mediaType microphoneCaptureState pauseAllMediaPlayback serverTrust
    setAllMediaPlaybackSuspended setCameraCaptureState setMicrophoneCaptureState themeColor
    transferRepresentation
  WebPage.BackForwardList.Item.ID: hash hashValue
  WebPage.CSSMediaType: all print rawValue screen
  WebPage.Configuration: MediaPlaybackBehavior allowsAirPlayForMediaPlayback allowsInlinePredictions
    dataDetectorTypes deviceSensorAuthorization ignoresViewportScaleLimits mediaPlaybackBehavior
    showsSystemScreenTimeBlockingView supportsAdaptiveImageGlyph urlSchemeHandlers webExtensionController
  WebPage.Configuration.MediaPlaybackBehavior: allowsInlinePlayback alwaysFullscreen automatic hash
    hashValue
  WebPage.DeviceSensorAuthorization: Permission
  WebPage.DeviceSensorAuthorization.Permission: deviceOrientationAndMotion hash hashValue mediaCapture
  WebPage.DialogPresenting: handleFileInputPrompt handleJavaScriptConfirm handleJavaScriptPrompt
  WebPage.ExportedContentConfiguration: Region image pdf
  WebPage.ExportedContentConfiguration.Region: contents rect
  WebPage.FileInputPromptResult: cancel hash hashValue selected
  WebPage.FrameInfo: securityOrigin
  WebPage.FullscreenState: enteringFullscreen exitingFullscreen hash hashValue inFullscreen notInFullscreen
  WebPage.JavaScriptConfirmResult: cancel hash hashValue ok
  WebPage.JavaScriptPromptResult: cancel hash hashValue ok
  WebPage.NavigationAction: buttonNumber isContentRuleListRedirect modifierFlags
  WebPage.NavigationDeciding: decideAuthenticationChallengeDisposition
  WebPage.NavigationError: failedProvisionalNavigation invalidURL pageClosed webContentProcessTerminated
  WebPage.NavigationEvent: hash hashValue
  WebPage.NavigationPreferences: ContentMode UpgradeToHTTPSPolicy preferredContentMode
    preferredHTTPSNavigationPolicy
  WebPage.NavigationPreferences.ContentMode: desktop hash hashValue mobile recommended
  WebPage.NavigationPreferences.UpgradeToHTTPSPolicy: automaticFallbackToHTTP errorOnFailure hash hashValue
    keepAsRequested userMediatedFallbackToHTTP
  WebView: ActivatedElementInfo
  WebView.ActivatedElementInfo: hash hashValue linkURL
  WheelDatePickerStyle: makeBody
  WidgetBundleBuilder: buildExpression buildLimitedAvailability buildOptional
  WidgetCenter: UserInfoKey currentConfigurations currentPushInfo getCurrentConfigurations
    invalidateConfigurationRecommendations invalidateRelevance
  WidgetCenter.UserInfoKey: activityID family kind
  WidgetConfiguration: associatedKind backgroundTask disfavoredLocations onBackgroundURLSessionEvents
    promptsForUserConfiguration pushHandler supplementalActivityFamilies supportedMountingStyles
    widgetTexture
  WidgetFamily: accessoryCorner debugDescription rawValue systemExtraLargePortrait
  WiggleSymbolEffect: configuration custom hash hashValue
  WindowGroup: body
  WritingToolsBehavior: hash hashValue
  """
