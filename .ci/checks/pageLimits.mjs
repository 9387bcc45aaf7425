// What a first visit to each page may load: bytes of JavaScript (gzip, brotli), bytes of all files (brotli), and
// requests. Raise a number only for something that the page needs before it is whole.
export const pageLimits = {
  Home: { gzip: 165_000, brotli: 142_000, all: 173_500, requests: 4 },
  // What everybody waits for where the site does not speak English.
  HomeInGerman: { gzip: 177_500, brotli: 153_100, all: 184_500, requests: 6 },
  Board: { gzip: 202_900, brotli: 175_100, all: 209_000, requests: 9 },
  Catalog: { gzip: 222_300, brotli: 190_300, all: 226_600, requests: 14 },
  Changelog: { gzip: 244_500, brotli: 211_100, all: 249_900, requests: 18 },
  ChangelogDesk: { gzip: 241_400, brotli: 208_200, all: 246_300, requests: 15 },
  ChangelogEntry: { gzip: 242_800, brotli: 209_500, all: 248_200, requests: 18 },
  Idea: { gzip: 238_500, brotli: 205_600, all: 243_400, requests: 13 },
  Inbox: { gzip: 210_500, brotli: 181_800, all: 216_600, requests: 13 },
  Invitation: { gzip: 208_500, brotli: 179_900, all: 215_200, requests: 12 },
  People: { gzip: 216_600, brotli: 187_200, all: 222_900, requests: 13 },
  Post: { gzip: 229_800, brotli: 199_200, all: 236_500, requests: 17 },
  Roadmap: { gzip: 206_100, brotli: 178_100, all: 213_500, requests: 12 },
  Settings: { gzip: 225_000, brotli: 194_400, all: 230_400, requests: 20 },
  SignIn: { gzip: 214_300, brotli: 185_100, all: 220_800, requests: 14 },
  SiteSettings: { gzip: 238_900, brotli: 206_800, all: 244_700, requests: 19 },
  Team: { gzip: 219_900, brotli: 190_200, all: 226_100, requests: 13 },
  Welcome: { gzip: 210_800, brotli: 181_900, all: 217_100, requests: 12 },
}
