/**
 * Statements are planned once a connection, without their values: planning the larger ones anew, as
 * PostgreSQL's own choice is for some, takes longer than running them. Their texts are written so
 * that a plan without values is a good one.
 */
export const PLAN_ONCE = 'plan_cache_mode=force_generic_plan'
