// The parts of Relay that the client uses: a build holds no others (leanRelay.ts), and neither do tests (.ci/jest/leanRelay.cjs).

/** The hooks that the client uses: the file that is the hook, and its name there unless it is the whole. */
export const hooks = {
  RelayEnvironmentProvider: ['RelayEnvironmentProvider'],
  loadQuery: ['loadQuery', 'loadQuery'],
  useFragment: ['useFragment'],
  useMutation: ['useMutation'],
  usePaginationFragment: ['usePaginationFragment'],
  usePreloadedQuery: ['usePreloadedQuery'],
  useQueryLoader: ['useQueryLoader'],
  useRefetchableFragment: ['useRefetchableFragment'],
  useRelayEnvironment: ['useRelayEnvironment'],
}

/** The exports of relay-runtime that the client and those hooks use, likewise. */
export const runtime = {
  ConnectionHandler: ['handlers/connection/ConnectionHandler'],
  ConnectionInterface: ['handlers/connection/ConnectionInterface'],
  DefaultHandlerProvider: ['handlers/RelayDefaultHandlerProvider'],
  Environment: ['store/RelayModernEnvironment'],
  ID_KEY: ['store/RelayStoreUtils', 'ID_KEY'],
  Network: ['network/RelayNetwork'],
  Observable: ['network/RelayObservable'],
  PreloadableQueryRegistry: ['query/PreloadableQueryRegistry'],
  ROOT_ID: ['store/RelayStoreUtils', 'ROOT_ID'],
  Record: ['store/RelayModernRecord'],
  RecordSource: ['store/RelayRecordSource'],
  RelayFeatureFlags: ['util/RelayFeatureFlags'],
  ReplaySubject: ['util/RelayReplaySubject'],
  Store: ['store/RelayModernStore'],
  applyOptimisticMutation: ['mutations/applyOptimisticMutation'],
  areEqualSelectors: ['store/RelayModernSelector', 'areEqualSelectors'],
  commitLocalUpdate: ['mutations/commitLocalUpdate'],
  commitMutation: ['mutations/commitMutation'],
  createOperationDescriptor: ['store/RelayModernOperationDescriptor', 'createOperationDescriptor'],
  fetchQuery: ['query/fetchQuery'],
  getFragment: ['query/GraphQLTag', 'getFragment'],
  getFragmentIdentifier: ['util/getFragmentIdentifier'],
  getPaginationMetadata: ['util/getPaginationMetadata'],
  getPaginationVariables: ['util/getPaginationVariables'],
  getPendingOperationsForFragment: ['util/getPendingOperationsForFragment'],
  getRefetchMetadata: ['util/getRefetchMetadata'],
  getRequest: ['query/GraphQLTag', 'getRequest'],
  getRequestIdentifier: ['util/getRequestIdentifier'],
  getSelector: ['store/RelayModernSelector', 'getSelector'],
  getValueAtPath: ['util/getValueAtPath'],
  getVariablesFromFragment: ['store/RelayModernSelector', 'getVariablesFromFragment'],
  graphql: ['query/GraphQLTag', 'graphql'],
  handlePotentialSnapshotErrors: [
    'util/handlePotentialSnapshotErrors',
    'handlePotentialSnapshotErrors',
  ],
  isPromise: ['util/isPromise'],
  readInlineData: ['store/readInlineData'],
  recycleNodesInto: ['util/recycleNodesInto'],
}

/** Members of relay-runtime's `__internal`, likewise. */
export const internal = {
  createRelayContext: ['store/createRelayContext'],
  createRelayLoggingContext: ['store/createRelayLoggingContext'],
  fetchQuery: ['query/fetchQueryInternal', 'fetchQuery'],
  fetchQueryDeduped: ['query/fetchQueryInternal', 'fetchQueryDeduped'],
  getObservableForActiveRequest: ['query/fetchQueryInternal', 'getObservableForActiveRequest'],
  getPromiseForActiveRequest: ['query/fetchQueryInternal', 'getPromiseForActiveRequest'],
}
