import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { comoPendencias, VALIDACOES_DE_IDENTIDADE } from '@rateia/domain/cadastro/pendencias';
import { MAQUINA_CREDITO } from '@rateia/domain/carteira/maquinas';
import type { RecusaDeRecarga, SituacaoDaRecarga } from '@rateia/domain/carteira/recarga';
import { recusaDeRecarga } from '@rateia/domain/carteira/recarga';
import { diaDe, somarDias } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, formatarValor, somar, ZERO } from '@rateia/domain/dinheiro';
import { acrescimoDoMeio } from '@rateia/domain/pagamentos/meio';
import type { Regras } from '@rateia/domain/regras';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirTermos } from '../../../http/exigir-termos.ts';
import { criarPagamento } from '../../pagamentos/index.ts';
import { exigirMeioPara } from '../meio-ligado.ts';
import { situacaoDaRecarga } from './situacao-da-recarga.ts';

type Contrato = typeof carteira.comprarCredito;

/**
 * Adds balance: a credit that waits for its payment (41), and the payment. The payer must be the account's owner, so
 * the account needs its CPF first (REGRAS 2.5).
 */
export async function comprarCredito(ctx: ContextoUsuario, { body }: Recebida<Contrato>): Promise<Resposta<Contrato>> {
  const { deps, agora } = ctx;
  const usuarioId = ctx.usuario.id;
  exigirTermos(ctx.usuario);
  const regras = await deps.regras();
  const valor = centavos(body.valor);
  const meio = await exigirMeioPara(deps, body.meioPagamento, { valor, saldo: ZERO, recarga: true });
  return await emTransacao(ctx.db, async (trx) => {
    // Two top-ups at once would both see the limit unspent.
    await trx.selectFrom('usuarios').select('id').where('id', '=', usuarioId).forNoKeyUpdate().execute();
    const { dadosFiscais, identidadeEmAnalise, ...situacao } = await situacaoDaRecarga(trx, { usuarioId, agora });
    if (!dadosFiscais) recusar('validacaoObrigatoria', { dados: { pendencias: comoPendencias(['dadosFiscais']) } });
    const recusa = recusaDeRecarga(valor, situacao, regras);
    if (recusa?.codigo === 'saldoMaximo') exigirIdentidade({ valor, situacao, regras, identidadeEmAnalise });
    if (recusa !== undefined) recusarRecarga(recusa, agora);
    const creditoId = await abrirCredito(trx, { usuarioId, valor, meioPagamento: body.meioPagamento, agora });
    const { meioPagamento } = body;
    const { idPublico } = await criarPagamento(trx, deps, {
      documento: { creditoId },
      usuarioId,
      meioPagamento,
      // The cost of the payment method is paid on top, and never becomes balance (REGRAS 2.4).
      valor: somar(valor, acrescimoDoMeio(meio.regra, valor, regras)),
      agora,
    });
    return { idCredito: creditoId, idPagamento: idPublico };
  });
}

async function abrirCredito(
  trx: Trx,
  p: { readonly usuarioId: number; readonly valor: Centavos; readonly meioPagamento: number; readonly agora: string },
): Promise<number> {
  const { usuarioId, agora } = p;
  const { id } = exigir(
    await nascer(trx, MAQUINA_CREDITO, {
      evento: 'abrir',
      quem: 'usuario',
      usuarioId,
      agora,
      valores: {
        usuario_id: usuarioId,
        origem: 'recarga',
        valor: p.valor,
        meio_pagamento: p.meioPagamento,
        descricao: 'Saldo adicionado',
        criado_em: agora,
      },
    }),
  );
  return id;
}

/**
 * A balance that only an unverified account may not reach is answered with the steps that allow it (REGRAS 2.5; spec
 * A§8).
 */
function exigirIdentidade(p: {
  readonly valor: Centavos;
  readonly situacao: SituacaoDaRecarga;
  readonly regras: Regras;
  readonly identidadeEmAnalise: boolean;
}): void {
  if (p.identidadeEmAnalise) return;
  if (recusaDeRecarga(p.valor, { ...p.situacao, identidadeVerificada: true }, p.regras) !== undefined) return;
  const max = formatarValor(p.regras.recarga.saldoMaximoSemIdentidade);
  recusar('validacaoObrigatoria', {
    message: `Seu saldo pode chegar a no máximo R$ ${max}. Para guardar mais, confirme a sua identidade.`,
    dados: { pendencias: comoPendencias(VALIDACOES_DE_IDENTIDADE) },
  });
}

function recusarRecarga({ codigo, limite }: RecusaDeRecarga, agora: string): never {
  const texto = formatarValor(limite);
  const amanha = formatarDia(somarDias(diaDe(agora), 1));
  const valores = codigo === 'recargaMinima' ? { min: texto } : { max: texto, data: amanha };
  return recusar(codigo, { valores, dados: { limite } });
}
