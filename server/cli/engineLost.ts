/** What the log says when the database's engine ended by itself: benches count it. */
export const ENGINE_LOST = 'The database engine stopped and is being restarted'
