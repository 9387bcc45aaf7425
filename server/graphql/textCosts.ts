import { limits } from '#rules/limits.ts'

/** UTF-16 units that an argument for a long text takes: more than any text may have, which is said where texts are checked. */
export const LONG_TEXT = limits.textSent

/** The greatest length in UTF-8 of a text of so many characters. */
export const textBytes = (characters: number): number => characters * 4

/** Likewise of its HTML: that of real posts is a fifth longer than their text. */
export const htmlBytes = (characters: number): number => characters * 5
