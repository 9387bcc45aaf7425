// What a first visit to each page may load: bytes of JavaScript (gzip, brotli), bytes of all files (brotli), and
// requests. Raise a number only for something that the page needs before it is whole.
export const pageLimits = {
  Home: { gzip: 165_000, brotli: 142_000, all: 173_500, requests: 4 },
  // What everybody waits for where the site does not speak English.
  HomeInGerman: { gzip: 177_500, brotli: 153_100, all: 184_500, requests: 6 },
  Board: { gzip: 202_900, brotli: 175_100, all: 209_300, requests: 9 },
  Catalog: { gzip: 222_300, brotli: 190_500, all: 226_800, requests: 14 },
  Changelog: { gzip: 244_700, brotli: 211_400, all: 250_300, requests: 18 },
  ChangelogDesk: { gzip: 241_600, brotli: 208_600, all: 246_700, requests: 15 },
  ChangelogEntry: { gzip: 242_900, brotli: 209_800, all: 248_500, requests: 18 },
  Idea: { gzip: 238_600, brotli: 205_900, all: 243_800, requests: 13 },
  Inbox: { gzip: 210_500, brotli: 181_800, all: 216_600, requests: 13 },
  Invitation: { gzip: 208_700, brotli: 180_200, all: 215_500, requests: 12 },
  People: { gzip: 216_800, brotli: 187_500, all: 223_200, requests: 13 },
  Post: { gzip: 230_000, brotli: 199_500, all: 236_800, requests: 17 },
  Roadmap: { gzip: 206_300, brotli: 178_100, all: 213_800, requests: 12 },
  Settings: { gzip: 225_100, brotli: 194_600, all: 230_500, requests: 20 },
  SignIn: { gzip: 214_400, brotli: 185_300, all: 221_000, requests: 14 },
  SiteSettings: { gzip: 239_100, brotli: 207_100, all: 244_900, requests: 19 },
  Team: { gzip: 219_900, brotli: 190_200, all: 226_100, requests: 13 },
  Welcome: { gzip: 211_000, brotli: 182_200, all: 217_300, requests: 12 },
}
