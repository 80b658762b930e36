import { criarAplicacao } from './app.ts';
import { lerConfig } from './env.ts';
import { registrarTelegram } from './features/cadastro/index.ts';
import { registrarWebhooks } from './features/pagamentos/index.ts';
import { ErroDeConfiguracao } from './gateways/erro-de-configuracao.ts';
import { iniciarTelemetria } from './telemetria.ts';

/** The API process: serves until SIGTERM or SIGINT, then finishes the requests under way. */
const LIMITE_PARA_PARAR_MS = 20_000;

async function iniciar(): Promise<void> {
  const pararTelemetria = await iniciarTelemetria('api');
  const aplicacao = await criarAplicacao(lerConfig(process.env));
  const { deps } = aplicacao;
  deps.metricas.coletarProcesso();
  const http = await aplicacao.criarHttp();
  await http.listen({ port: deps.config.porta, host: deps.config.host });
  deps.log.info({ porta: deps.config.porta }, 'api listening');
  const paradas = [registrarWebhooks(deps), registrarTelegram(deps)];
  let parando = false;
  async function parar(codigo: number) {
    if (parando) return;
    parando = true;
    setTimeout(() => process.exit(1), LIMITE_PARA_PARAR_MS).unref();
    for (const pararDeRegistrar of paradas) pararDeRegistrar();
    await http.close();
    await aplicacao.fechar();
    await pararTelemetria();
    process.exit(codigo);
  }
  process.once('SIGTERM', () => void parar(0));
  process.once('SIGINT', () => void parar(0));
  process.once('unhandledRejection', (erro) => {
    deps.log.fatal({ err: erro }, 'unhandled rejection');
    void parar(1);
  });
}

iniciar().catch((erro: unknown) => {
  process.stderr.write(
    `${erro instanceof ErroDeConfiguracao ? erro.message : erro instanceof Error ? (erro.stack ?? erro.message) : String(erro)}\n`,
  );
  process.exit(1);
});
