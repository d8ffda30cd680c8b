/** Lets what each test of a file begins to listen to go with it. */
export function forgetListeners(target: Window | Document): void {
  let leaving = new AbortController();
  const add = target.addEventListener.bind(target);
  beforeEach(() => {
    leaving = new AbortController();
    jest.spyOn(target, 'addEventListener').mockImplementation((...[type, listener, options]) => {
      const own = typeof options === 'object' ? options : { capture: options };
      add(type, listener, { ...own, signal: leaving.signal });
    });
  });
  afterEach(() => leaving.abort());
}
