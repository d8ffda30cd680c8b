/** Seconds that the steps of the build took, in order. */
export type Timing = { readonly step: string; readonly seconds: number };

/** Runs the steps of the build one after the other, says each one's name, and keeps the time. */
export function stopwatch(): {
  run: <Result>(step: string, task: () => Result | Promise<Result>) => Promise<Result>;
  timings: readonly Timing[];
} {
  const timings: Timing[] = [];
  return {
    timings,
    run: async (step, task) => {
      const start = performance.now();
      const result = await task();
      const seconds = (performance.now() - start) / 1000;
      timings.push({ step, seconds });
      console.log(`  ${seconds.toFixed(2).padStart(6)} s  ${step}`);
      return result;
    },
  };
}
