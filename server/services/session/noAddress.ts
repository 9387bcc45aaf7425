/**
 * The domain of made-up addresses for accounts without one, since better-auth wants one. Nobody
 * reads mail there (RFC 2606), so nobody can prove it.
 */
export const NO_ADDRESS = '@account.invalid'
