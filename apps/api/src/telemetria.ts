/**
 * Starts OpenTelemetry when the environment configures it (OTEL_EXPORTER_OTLP_ENDPOINT and the other standard
 * variables); nothing is loaded otherwise. Returns how to flush and stop it.
 */
export async function iniciarTelemetria(processo: 'api' | 'worker'): Promise<() => Promise<void>> {
  const endereco = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (endereco === undefined || endereco === '') return async () => undefined;
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const sdk = new NodeSDK({ serviceName: `rateia-${processo}` });
  sdk.start();
  return () => sdk.shutdown();
}
