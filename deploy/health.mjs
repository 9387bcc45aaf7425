// Tells a container's health check whether the server lives and reaches its database: 0 or 1.
const port = process.env.PORT || '4000'
try {
  const answer = await fetch(`http://127.0.0.1:${port}/health`, {
    signal: AbortSignal.timeout(4_000),
  })
  process.exitCode = answer.ok ? 0 : 1
} catch {
  process.exitCode = 1
}
