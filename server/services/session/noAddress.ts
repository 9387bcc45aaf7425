/** How the address of an account ends that has none: better-auth wants one. Nobody reads mail there (RFC 2606), so nobody proves it. */
export const NO_ADDRESS = '@account.invalid'
