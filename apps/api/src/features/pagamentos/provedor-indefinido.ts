/** The provider did not say what became of a request: the job runs again, and the reconciliation asks. */
export class ProvedorIndefinido extends Error {}
