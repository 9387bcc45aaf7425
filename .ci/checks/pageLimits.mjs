// What a first visit to each page may load: bytes of JavaScript (gzip, brotli), bytes of all files (brotli), and
// requests. Raise a number only for something that the page needs before it is whole.
export const pageLimits = {
  Home: { gzip: 165_000, brotli: 142_000, all: 173_000, requests: 4 },
  Board: { gzip: 200_900, brotli: 173_400, all: 207_300, requests: 9 },
  Catalog: { gzip: 218_400, brotli: 187_000, all: 223_500, requests: 13 },
  Changelog: { gzip: 241_500, brotli: 208_700, all: 247_000, requests: 18 },
  ChangelogDesk: { gzip: 238_500, brotli: 206_000, all: 243_800, requests: 15 },
  ChangelogEntry: { gzip: 239_500, brotli: 207_000, all: 245_000, requests: 18 },
  Idea: { gzip: 235_200, brotli: 202_700, all: 240_500, requests: 13 },
  Inbox: { gzip: 208_700, brotli: 180_200, all: 215_100, requests: 13 },
  Invitation: { gzip: 206_200, brotli: 178_100, all: 213_100, requests: 12 },
  People: { gzip: 213_500, brotli: 184_600, all: 220_000, requests: 13 },
  Post: { gzip: 226_300, brotli: 196_300, all: 233_400, requests: 17 },
  Roadmap: { gzip: 204_000, brotli: 176_300, all: 211_700, requests: 12 },
  Settings: { gzip: 222_200, brotli: 192_100, all: 227_900, requests: 20 },
  SignIn: { gzip: 211_900, brotli: 183_200, all: 218_700, requests: 14 },
  SiteSettings: { gzip: 233_200, brotli: 201_900, all: 239_600, requests: 18 },
  Team: { gzip: 216_500, brotli: 187_400, all: 223_100, requests: 13 },
  Welcome: { gzip: 206_900, brotli: 178_600, all: 213_600, requests: 12 },
}
