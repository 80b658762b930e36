import type { Autenticador } from './opcoes.ts';
import { portasDaSandbox } from './portas.ts';
import type { Sandbox } from './sandbox.ts';
import { iniciarSandbox } from './sandbox.ts';

const SAIDA_COM_ERRO = 1;

try {
  const sandbox = await iniciarSandbox({
    ...portasDaSandbox(process.env),
    ...(process.env['SANDBOX_DATA'] === undefined ? {} : { arquivo: process.env['SANDBOX_DATA'] }),
    ...(process.env['SANDBOX_SEMENTE'] === undefined ? {} : { semente: Number(process.env['SANDBOX_SEMENTE']) }),
    segredoDeWebhook: process.env['SANDBOX_WEBHOOK_SEGREDO'],
    autenticadores: JSON.parse(process.env['SANDBOX_AUTENTICADORES'] ?? '[]') as Autenticador[],
  });
  process.stdout.write(`Sandbox em ${sandbox.url} (SMTP na porta ${sandbox.portaSmtp}, semente ${sandbox.semente})\n`);
  pararComOProcesso(sandbox);
} catch (erro) {
  process.stderr.write(`A sandbox não pôde começar: ${explicar(erro)}\n`);
  process.exitCode = SAIDA_COM_ERRO;
}

function pararComOProcesso(sandbox: Sandbox): void {
  let parando = false;
  for (const sinal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(sinal, () => {
      if (parando) return;
      parando = true;
      sandbox.parar().catch((erro: unknown) => {
        process.stderr.write(`A sandbox parou com erro: ${explicar(erro)}\n`);
        process.exitCode = SAIDA_COM_ERRO;
      });
    });
  }
}

function explicar(erro: unknown): string {
  if (!(erro instanceof Error)) return String(erro);
  if ('code' in erro && erro.code === 'EADDRINUSE') return `uma das portas já está em uso (${erro.message}).`;
  if ('code' in erro && erro.code === 'EACCES') return `sem permissão (${erro.message}).`;
  return erro.message;
}
