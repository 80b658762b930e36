import type { Dia, Instante } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { limiteDoAtraso, limiteParaSairDaFila } from '@rateia/domain/grupos/fila';
import type { Regras } from '@rateia/domain/regras';
import type { Trx } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import { notificar } from '../../notificacoes/index.ts';
import { FILA_ATRASO } from '../agenda.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { primeiroNome } from '../vida/notificacoes.ts';

/** A dated place is paid: both sides know the date, and a clock watches it (REGRAS 2.10). */
export async function esperarNaFila(
  trx: Trx,
  p: {
    readonly grupo: Grupo;
    readonly assinatura: Assinatura;
    readonly entraEm: Dia;
    readonly regras: Regras;
    readonly agora: Instante;
  },
): Promise<void> {
  const { grupo, assinatura, entraEm, regras, agora } = p;
  const { id, usuarioId } = assinatura;
  await agendarPrazo(trx, { tipo: FILA_ATRASO, alvoId: id, venceEm: limiteDoAtraso(entraEm, regras), agora });
  const base = { grupo: grupo.nome, idGrupo: grupo.id, entraEm };
  const sairAte = formatarMomento(limiteParaSairDaFila(entraEm, regras));
  await notificar(trx, { usuarioId, modelo: 'filaLugarPago', dados: { ...base, sairAte }, fato: id, agora });
  const membro = await primeiroNome(trx, usuarioId);
  const dados = { ...base, membro };
  const paraAdministrador = { usuarioId: grupo.administradorId, autorId: usuarioId, fato: id, agora };
  await notificar(trx, { ...paraAdministrador, modelo: 'grupoFilaLugarPago', dados });
}
