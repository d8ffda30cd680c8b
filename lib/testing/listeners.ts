/** Lets what each test of a file begins to listen to go with it. */
export function forgetListeners(target: Window | Document): void {
  let left = new AbortController();
  const add = target.addEventListener.bind(target);
  beforeEach(() => {
    left = new AbortController();
    jest.spyOn(target, 'addEventListener').mockImplementation((...[type, listener, options]) => {
      const own = typeof options === 'object' ? options : { capture: options };
      add(type, listener, { ...own, signal: left.signal });
    });
  });
  afterEach(() => left.abort());
}
