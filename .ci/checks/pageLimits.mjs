// What a first visit to each page may load: bytes of JavaScript (gzip, brotli), bytes of all files (brotli), and
// requests. Raise a number only for something that the page needs before it is whole.
export const pageLimits = {
  Home: { gzip: 165_000, brotli: 142_000, all: 173_000, requests: 4 },
  Board: { gzip: 199_500, brotli: 172_000, all: 206_000, requests: 9 },
  Catalog: { gzip: 217_500, brotli: 187_000, all: 223_500, requests: 13 },
  Changelog: { gzip: 241_500, brotli: 208_700, all: 247_000, requests: 18 },
  ChangelogDesk: { gzip: 261_500, brotli: 226_500, all: 266_000, requests: 20 },
  ChangelogEntry: { gzip: 239_500, brotli: 207_000, all: 245_000, requests: 18 },
  Idea: { gzip: 233_000, brotli: 201_000, all: 238_500, requests: 13 },
  Inbox: { gzip: 207_500, brotli: 179_000, all: 214_000, requests: 13 },
  Invitation: { gzip: 205_000, brotli: 177_000, all: 211_500, requests: 12 },
  People: { gzip: 211_500, brotli: 183_000, all: 218_000, requests: 13 },
  Post: { gzip: 225_000, brotli: 195_000, all: 232_000, requests: 17 },
  Roadmap: { gzip: 203_500, brotli: 175_500, all: 211_000, requests: 12 },
  Settings: { gzip: 221_000, brotli: 191_000, all: 226_500, requests: 20 },
  SignIn: { gzip: 210_500, brotli: 181_500, all: 217_000, requests: 14 },
  SiteSettings: { gzip: 213_500, brotli: 184_500, all: 220_000, requests: 16 },
  Team: { gzip: 215_000, brotli: 186_000, all: 221_500, requests: 13 },
  Welcome: { gzip: 205_500, brotli: 177_000, all: 212_000, requests: 12 },
}
