// Where nobody looks on, a test that fails is tried once more; the runner names it if it then passes. As journeys are (playwright.config.ts).
jest.retryTimes(1, { logErrorsBeforeRetry: true })
