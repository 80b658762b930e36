import type { ExtratoFechado } from '@rateia/domain/carteira/extrato';
import { centavos } from '@rateia/domain/dinheiro';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { lerExtrato } from '../extrato/ler-extrato.ts';
import { janelaDoExtrato, ultimoDia } from './janela-do-extrato.ts';
import type { ExtratoPedido, PermissaoDoArquivo } from './link-do-arquivo.ts';

type Pedido = PermissaoDoArquivo<ExtratoPedido> & { readonly nome: string };

/** The whole statement that a link names, oldest line first, from one snapshot. */
export async function fecharExtrato(
  db: Executor,
  deps: Pick<Deps, 'itens' | 'regras'>,
  pedido: Pedido,
): Promise<ExtratoFechado> {
  const { arquivo, em, nome, usuarioId: id } = pedido;
  // As many as the link was given for: it names a moment, after which nothing is added.
  const { movimentos: limite } = (await deps.regras()).arquivos;
  const lido = await lerExtrato(db, deps, { ...janelaDoExtrato(pedido), antesDe: undefined, limite });
  return {
    conta: arquivo.conta,
    usuario: { id, nome },
    de: arquivo.de ?? null,
    ate: ultimoDia(pedido),
    abertura: centavos(lido.abertura),
    fechamento: centavos(lido.fechamento),
    linhas: lido.linhas.toReversed().map((linha) => ({
      ...linha,
      valor: centavos(linha.valor),
      saldoApos: centavos(linha.saldoApos),
      passou: linha.passou === null ? null : { ...linha.passou, valor: centavos(linha.passou.valor) },
    })),
    feitoEm: em,
  };
}
