import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { linhasDaFatura } from '@rateia/domain/carteira/fatura';
import { centavos } from '@rateia/domain/dinheiro';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { ultimasNoCartao } from '../../pagamentos/index.ts';
import { apresentarFatura, apresentarHistorico, apresentarNota } from '../presenter.ts';
import { acharFaturaDoUsuario, ehPrimeiraCompra, historicoDaFatura } from './faturas-repository.ts';
import { precoNoCartao } from './preco-no-cartao.ts';

type Contrato = typeof carteira.getFatura;

/** One invoice with its arithmetic, its history and its refunds (spec B§2 /carteira/fatura/extrato/{id}). */
export async function getFatura(
  { db, deps, usuario, agora }: ContextoUsuario,
  { params }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const fatura = await acharFaturaDoUsuario({ db, deps }, { faturaId: params.id, usuarioId: usuario.id });
  if (fatura === undefined) return recusar('naoEncontrado');
  const { transicoes, notas } = await historicoDaFatura(db, fatura.id);
  const { itens, primeiro, descontos } = fatura.descrita;
  const { idAssinatura } = primeiro.descricao;
  const custoMeio = centavos(fatura.valor_custo_meio);
  const resumo = apresentarFatura(fatura);
  const espera = resumo.podePagar && primeiro.tipo === 'mensalidade';
  const daFatura = { faturaId: fatura.id, usuarioId: usuario.id, agora };
  return {
    ...resumo,
    linhas: [
      ...linhasDaFatura({
        itens: itens.map(({ descricao }) => descricao),
        descontos: descontos.flatMap(({ descricao }) => descricao.linhas),
        custoMeio,
      }),
    ],
    emitidaEm: fatura.emitida_em,
    pagaPelaCaucao: itens.some(({ descricao }) => descricao.pagoPelaCaucao === true),
    idAssinatura,
    taxasMeioPagamento: fatura.taxas_meio_pagamento as Record<string, unknown>,
    historico: apresentarHistorico(transicoes),
    creditoRelacionado: notas.flatMap(apresentarNota),
    primeiraCompra: idAssinatura !== null && (await ehPrimeiraCompra(db, { usuarioId: usuario.id, ...fatura })),
    noCartao: espera ? ((await precoNoCartao(db, deps, daFatura)) ?? null) : null,
    falhaNoCartao: espera ? ((await ultimasNoCartao(db, [fatura.id])).get(fatura.id)?.frase ?? null) : null,
  };
}
