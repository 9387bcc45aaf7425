import type { Metric } from 'web-vitals'
import type { Services } from '#services/Services.tsx'

/** Tells how fast and steady the page is, once the person has agreed; the browser remembers its first moments. */
export function watchVitals({ consent, usage }: Pick<Services, 'consent' | 'usage'>): void {
  let isWatching = false
  const report = ({ name, value, rating }: Metric): void =>
    usage.track('web_vital', { metric: name, value: Math.round(value * 1000) / 1000, rating })
  const follow = (): void => {
    if (isWatching || consent.state() !== 'accepted') return
    isWatching = true
    import('web-vitals').then(
      ({ onCLS, onFCP, onINP, onLCP, onTTFB }) =>
        [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((watch) => watch(report)),
      () => undefined,
    )
  }
  consent.subscribe(follow)
  follow()
}
