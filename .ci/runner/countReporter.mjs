/** A reporter for node:test: one line of JSON per test, read by nodeTests.mjs. */
export async function* countReporter(source) {
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (data.details?.type === 'suite') continue
    const status = data.skip !== undefined ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed'
    yield `${JSON.stringify({ status, name: data.name, seconds: (data.details?.duration_ms ?? 0) / 1000 })}\n`
  }
}

// eslint-disable-next-line import-x/no-default-export -- node --test-reporter takes the default export
export default countReporter
