/** Gives what work comes to; rejects with `reason` after so many milliseconds. The work goes on. */
export async function withinTime<T>(ms: number, work: Promise<T>, reason: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(reason)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
