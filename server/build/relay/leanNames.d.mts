type Parts = Readonly<Record<string, readonly [file: string, name?: string]>>

export const hooks: Parts
export const runtime: Parts
export const internal: Parts
