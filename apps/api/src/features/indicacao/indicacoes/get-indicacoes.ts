import type { Recebida } from '@rateia/contracts/chamada';
import type { indicacao as contrato } from '@rateia/contracts/indicacao';
import { diaDe, inicioDoDia } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarIndicacao } from './presenter.ts';
import { contarIndicacoes, creditadoDesde, listarIndicacoes } from './repository.ts';

/** The people whom the user brought, what each brought him, and the numbers of the programme (REGRAS 2.13). */
export async function getIndicacoes(
  { db, deps, usuario, agora }: ContextoUsuario,
  { query }: Recebida<typeof contrato.getIndicacoes>,
) {
  const { indicacao: regras } = await deps.regras();
  const indicadorId = usuario.id;
  const { total, creditadas, emConferencia } = await contarIndicacoes(db, indicadorId);
  const doMes = inicioDoDia(`${diaDe(agora).slice(0, 7)}-01`);
  const itens = await listarIndicacoes(db, { indicadorId, ...query });
  return {
    itens: itens.map((i) => apresentarIndicacao(i, regras.credito)),
    total,
    ...query,
    creditadas,
    emConferencia,
    recebido: await creditadoDesde(db, { indicadorId, desde: '1970-01-01T00:00:00.000Z' }),
    recebidoNoMes: await creditadoDesde(db, { indicadorId, desde: doMes }),
    desconto: regras.desconto,
    credito: regras.credito,
    minimoDaCompra: regras.minimoDaCompra,
    maximoPorMes: regras.maximoPorMes,
    diasParaCreditar: regras.diasParaCreditar,
  };
}
