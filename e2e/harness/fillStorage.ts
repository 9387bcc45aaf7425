/** For a page's start: a browser that keeps nothing more for this site. */
export function fillStorage(): void {
  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  Storage.prototype.setItem = full
  IDBObjectStore.prototype.put = full
  IDBObjectStore.prototype.add = full
}
