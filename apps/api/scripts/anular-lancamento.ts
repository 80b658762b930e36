import { parseArgs } from 'node:util';
import { formatarReais } from '@rateia/domain/dinheiro';
import type { Banco, Trx } from '../src/db/banco.ts';
import { abrirBanco, abrirPool } from '../src/db/banco.ts';
import { abrirRelogio } from '../src/db/relogio.ts';
import { registrarAuditoria } from '../src/db/transicoes.ts';
import type { Anulacao } from '../src/features/livro/lancar.ts';
import { anular, ehSaldoInsuficiente } from '../src/features/livro/lancar.ts';
import { comBancoEmServico } from './banco-em-servico.ts';

/**
 * `npm run ledger:reverse -- --transacao 123 --operador pessoa@exemplo.com.br --porque "…"`: cancels a transaction of
 * the ledger by a second, opposite one, in the name of a member of finance or of the lead. Without `--confirmar` it
 * only shows what it would write (HOUSE §7 Ledger; CONFIABILIDADE 1.1).
 */
type Pedido = {
  readonly transacaoId: number;
  readonly email: string;
  readonly porque: string;
  readonly confirmar: boolean;
};

const RECUSAS: Readonly<Record<Extract<Anulacao, { readonly ok: false }>['motivo'], string>> = {
  inexistente: 'não há essa transação',
  ehAnulacao: 'ela já é um estorno: o que ele desfez se lança de novo, com outra chave',
  jaAnulada: 'ela já foi estornada',
};
function dizer(texto: string): void {
  void process.stdout.write(`${texto}\n`);
}

async function corrigir(db: Banco, pedido: Pedido): Promise<void> {
  const { transacaoId, porque, confirmar } = pedido;
  const agora = (await abrirRelogio({ db })).agora();
  const trx = await db.startTransaction().execute();
  try {
    const ator = await operadorDe(trx, pedido.email);
    const anulacao = await anular(trx, transacaoId, { agora, ator });
    if (!anulacao.ok) throw new Error(RECUSAS[anulacao.motivo]);
    const alvo = `transacao:${transacaoId}`;
    await registrarAuditoria(trx, { usuarioId: ator, acao: 'livro.anular', alvo, dados: { porque }, em: agora });
    for (const { conta, usuario, provedor, valor } of anulacao.partidas)
      dizer(`  ${[conta, provedor, usuario].filter(Boolean).join(' ').padEnd(32)}${formatarReais(valor).padStart(16)}`);
    await (confirmar ? trx.commit() : trx.rollback()).execute();
    dizer(
      confirmar
        ? `\nTransação ${transacaoId} estornada pela ${anulacao.id}. Confira: npm run ledger:verify`
        : `\nNada foi escrito. Para anular a transação ${transacaoId} assim, repita com --confirmar.`,
    );
  } catch (erro) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw ehSaldoInsuficiente(erro) ? new Error('um saldo ficaria abaixo do seu mínimo') : erro;
  }
}

async function operadorDe(trx: Trx, email: string): Promise<number> {
  const pessoa = await trx
    .selectFrom('usuarios')
    .select(['id', 'papeis'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (pessoa === undefined || !pessoa.papeis.some((papel) => ['financeiro', 'lider'].includes(papel)))
    throw new Error('quem estorna é alguém do financeiro ou da liderança');
  return pessoa.id;
}

const { values } = parseArgs({
  options: {
    transacao: { type: 'string' },
    operador: { type: 'string' },
    porque: { type: 'string' },
    confirmar: { type: 'boolean', default: false },
  },
});
const { transacao, operador: email, porque, confirmar } = values;
if (transacao === undefined || !/^[1-9]\d{0,14}$/.test(transacao) || email === undefined || !porque) {
  process.stderr.write(
    'Uso: npm run ledger:reverse -- --transacao <número> --operador pessoa@exemplo.com.br --porque "o que aconteceu" [--confirmar]\n',
  );
  process.exitCode = 1;
} else {
  await comBancoEmServico(async (url) => {
    const db = abrirBanco(abrirPool(url, { maximo: 2, aplicacao: 'rateia-estornar-lancamento' }));
    try {
      await corrigir(db, { transacaoId: Number(transacao), email, porque, confirmar });
    } finally {
      await db.destroy();
    }
  });
}
