import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { ultimoDiaDoArrependimento } from '@rateia/domain/cancelamento/regras';
import { diaDe, somarMeses } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { faturaInicialDe } from '../../carteira/index.ts';
import { pagamentoAbertoDaFatura } from '../../pagamentos/index.ts';
import { acharFatura } from '../../pedido/index.ts';
import { descontosRetidos } from '../cupons/descontos-retidos.ts';
import { acharGrupoParaEntrar } from '../grupo-para-entrar.ts';
import { apresentarPreCheckout } from '../presenter.ts';
import { minhaReserva } from './minha-reserva.ts';

type Contrato = typeof checkout.getPreCheckout;

/** The seats a person holds, with their price (spec B§2 /checkout). */
export async function getPreCheckout(
  { db, deps, usuario, agora }: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { reserva, ate } = await minhaReserva(db, { id, usuarioId: usuario.id, agora });
  const grupo = await acharGrupoParaEntrar(db, { grupoId: reserva.grupoId, usuarioId: usuario.id });
  const fatura = await faturaInicialDe(db, id);
  if (grupo === undefined || fatura === undefined) return recusar('naoEncontrado');
  const pedido = await acharFatura(db, fatura.id);
  if (pedido === undefined) return recusar('naoEncontrado');
  const retidos = await descontosRetidos(db, deps, pedido);
  const { exigeCaucao } = fatura;
  const regras = await deps.regras();
  const { vagas: limite } = regras;
  const hoje = diaDe(agora);
  const aberto = await pagamentoAbertoDaFatura(db, { faturaId: fatura.id, agora });
  return {
    ...apresentarPreCheckout({ reserva, grupo, exigeCaucao, saldo: grupo.saldo, ate, ...retidos }),
    desistirAte: ultimoDiaDoArrependimento(hoje, regras),
    cobrancaNaoAntesDe: somarMeses(hoje, 1),
    vagasMaximas: reserva.entraEm !== null ? 1 : Math.min(limite.porUsuarioNoGrupo, reserva.vagas + grupo.livres),
    idPagamentoAberto: aberto?.idPublico ?? null,
    meioPagamentoAberto: aberto?.meioPagamento ?? null,
  };
}
