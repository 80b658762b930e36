import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { pendencia } from '@rateia/domain/notificacoes/pendencias';
import { ID_ESTADO_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import type { FonteDePendencias } from '../../http/feature.ts';
import { reclamacoesDaPessoa } from './repository.ts';

const E = ID_ESTADO_RECLAMACAO;

/** The complaint that waits for the administrator, and the proposal that waits for the member (REGRAS 1, 2.7). */
export const pendenciasDasReclamacoes: FonteDePendencias = async (db, { usuarioId }) =>
  (await reclamacoesDaPessoa(db, usuarioId)).flatMap((r) => {
    const { id, estado, dataLimite, sobre } = r;
    if (dataLimite === null) return [];
    const ate = formatarMomento(dataLimite);
    const link = `/reclamacao/historico/${id}`;
    if (r.administradorId === usuarioId && estado === E.registrada)
      return [
        pendencia('reclamacaoAResponder', {
          sobre: id,
          desde: dataLimite,
          titulo: `Responda à reclamação sobre ${sobre.nome}`,
          mensagem: `Você tem até ${ate}. Sem resposta, o que foi pedido pode ser feito sem você.`,
          link,
        }),
      ];
    if (r.usuarioId === usuarioId && estado === E.propostaEnviada)
      return [
        pendencia('propostaAResponder', {
          sobre: id,
          desde: dataLimite,
          titulo: `Responda à proposta sobre ${sobre.nome}`,
          mensagem: `Você tem até ${ate}. Sem resposta, a reclamação pode fechar sem reembolso.`,
          link,
        }),
      ];
    return [];
  });
