/** What a browser has and the window of these tests does not. */
globalThis.PerformanceNavigationTiming ??= class extends PerformanceEntry {} as typeof PerformanceNavigationTiming;
