import type { Page } from '@playwright/test'

/** The ages, in days, of the heartbeats that Firebase keeps; after it was given some. */
export function heartbeatAges(page: Page, given?: readonly number[]): Promise<number[]> {
  return page.evaluate(
    (ages) =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('firebase-heartbeat-database')
        opening.onerror = () => reject(new Error('There is no such database'))
        opening.onsuccess = () => {
          const store = opening.result
            .transaction('firebase-heartbeat-store', 'readwrite')
            .objectStore('firebase-heartbeat-store')
          const today = new Date(new Date().toISOString().slice(0, 10)).getTime()
          const key = 'earshot!1:1234567890:web:0a1b2c3d'
          const reading = store.get(key)
          reading.onsuccess = () => {
            const record = reading.result as { heartbeats: { date: string; agent: string }[] }
            if (ages)
              record.heartbeats = ages.map((age) => ({
                date: new Date(today - age * 86_400_000).toISOString().slice(0, 10),
                agent: 'fire-core/0.15.4',
              }))
            store.put(record, key).onsuccess = () => {
              opening.result.close()
              resolve(record.heartbeats.map(({ date }) => (today - Date.parse(date)) / 86_400_000))
            }
          }
        }
      }),
    given,
  )
}
