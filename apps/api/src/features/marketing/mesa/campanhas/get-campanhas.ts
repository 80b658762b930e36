import type { SituacaoDaCampanha } from '@rateia/domain/marketing/campanha';
import { situacaoDaCampanha } from '@rateia/domain/marketing/campanha';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { contagensPorDia } from '../../campanhas/contagens.ts';
import { selectCampanhas } from '../../campanhas/repository.ts';
import { somar } from './repository.ts';

/** Every campaign, those on the air first (spec A§3 Marketing modal). */
export async function getCampanhas({ db, agora }: ContextoUsuario) {
  const campanhas = await selectCampanhas(db).orderBy('id', 'desc').limit(MAXIMO).execute();
  const contagens = Map.groupBy(
    await contagensPorDia(
      db,
      campanhas.map(({ id }) => id),
    ),
    ({ campanhaId }) => campanhaId,
  );
  const itens = campanhas.map((c) => ({
    id: c.id,
    tipo: c.tipo,
    nome: c.nome,
    titulo: c.titulo,
    situacao: situacaoDaCampanha(c, agora),
    inicio: c.inicio,
    fim: c.fim,
    ...somar(contagens.get(c.id) ?? []),
  }));
  return { itens: itens.toSorted((a, b) => ORDEM.indexOf(a.situacao) - ORDEM.indexOf(b.situacao)) };
}

const ORDEM: readonly SituacaoDaCampanha[] = ['noAr', 'agendada', 'rascunho', 'desligada', 'encerrada'];

const MAXIMO = 200;
