import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { diaDe } from '@rateia/domain/datas';
import { formatarDiaComSemana } from '@rateia/domain/datas-formatadas';
import { numeroDoChamado } from '@rateia/domain/perfil/chamado';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { notificar } from '../../notificacoes/index.ts';
import { respostaAte } from './apresentar-chamado.ts';
import { chamadoInteiro } from './chamado-do-usuario.ts';
import { insertChamado, insertMensagem } from './chamados-repository.ts';
import { exigirLimiteDoDia } from './limite-do-dia.ts';

type Chamada = typeof perfil.createChamado;

/** Reports a problem, which gets a number and a deadline (spec A§2 /perfil/relatar-problema). */
export const createChamado = async (ctx: ContextoUsuario, { body }: Recebida<Chamada>): Promise<Resposta<Chamada>> => {
  const { deps, usuario, agora, requestId } = ctx;
  const regras = await deps.regras();
  return await emTransacao(ctx.db, async (trx) => {
    await exigirLimiteDoDia(trx, 'chamadosDemais', { usuarioId: usuario.id, agora, max: regras.chamado.porDia });
    const id = await insertChamado(trx, { usuarioId: usuario.id, categoria: body.categoria, agora });
    await insertMensagem(trx, deps.cifra, {
      chamadoId: id,
      autorId: usuario.id,
      daEquipe: false,
      texto: body.texto,
      agora,
    });
    const ate = formatarDiaComSemana(diaDe(respostaAte(agora, regras)));
    await notificar(trx, {
      usuarioId: usuario.id,
      modelo: 'chamadoRecebido',
      dados: { numero: numeroDoChamado(id), ate },
      fato: id,
      agora,
      requestId,
    });
    return await chamadoInteiro(trx, deps, { id, usuarioId: usuario.id });
  });
};
