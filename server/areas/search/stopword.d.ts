declare module 'stopword' {
  /** Common words of a language by its ISO 639-3 code. */
  export const cat: string[], deu: string[], eng: string[], fra: string[]
  export const ita: string[], nld: string[], por: string[], spa: string[]
}
