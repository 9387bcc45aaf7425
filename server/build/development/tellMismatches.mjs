// Runs in the page before the client, while developing: sends what React says of a hydration that did not fit to Vite.
const { error } = console

console.error = (...said) => {
  error(...said)
  const [format, ...values] = said
  const text = String(format).replace(/%[a-z]/g, () => String(values.shift() ?? ''))
  const whole = [text, ...values.map(String)].join('\n')
  if (/\bhydrat/i.test(whole)) import.meta.hot?.send('earshot:mismatch', whole)
}
