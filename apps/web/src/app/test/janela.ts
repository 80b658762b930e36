/** Parts of a browser that the window of these tests lacks. */
globalThis.PerformanceNavigationTiming ??= class extends PerformanceEntry {} as typeof PerformanceNavigationTiming;

/** Another tab listens to the events of the server, as where somebody has two of them: this one waits for its turn. */
Object.defineProperty(navigator, 'locks', { value: { request: () => new Promise(() => undefined) } });

/** The top layer, in which toasts stand. */
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;

/** Pages are not laid out here: nothing is ever out of sight. */
Element.prototype.scrollIntoView ??= () => undefined;
