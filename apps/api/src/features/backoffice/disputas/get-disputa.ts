import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { ID_ESTADO_DISPUTA } from '@rateia/domain/pagamentos/disputa';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { temPapel } from '../../../http/politicas.ts';
import { respondePorAqui } from '../../pagamentos/index.ts';
import { politicasDoBackoffice } from '../policies.ts';
import { evidenciasDa } from './evidencias.ts';
import { acharDisputa } from './repository.ts';

type Contrato = typeof backoffice.getDisputa;

/** One contested payment with the facts for and against it, as they stand now (REGRAS 2.4). */
export async function getDisputa(
  { db, usuario }: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const d = (await acharDisputa(db, id)) ?? recusar('naoEncontrado');
  const alheia = d.usuarioId !== usuario.id;
  return {
    id: d.id,
    estado: d.estado,
    valor: d.valor,
    pagoCom: Object.values(MEIO_PAGAMENTO).find((meio) => meio.id === d.meioPagamento)?.rotulo ?? '',
    responderAte: d.responderAte,
    porAqui: respondePorAqui(d),
    podeResponder:
      d.estado === ID_ESTADO_DISPUTA.aberta &&
      alheia &&
      temPapel(politicasDoBackoffice.responderDisputa, usuario.papeis),
    recusa: d.recusa,
    evidencias: [...(await evidenciasDa(db, d))],
    resposta: d.texto === null || d.por === null || d.em === null ? null : { texto: d.texto, por: d.por, em: d.em },
  };
}
