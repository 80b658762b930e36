import { Tile } from '../../../ui/grupo/tile.tsx';
import type { Reclamacao } from '../mutations.ts';
import c from './reclamacao.module.css';

type Pedacos = Pick<
  Reclamacao,
  'idBolao' | 'cor' | 'icone' | 'descricaoProblema' | 'servico' | 'papel' | 'adminNome' | 'membroNome'
>;

/** The subject of a complaint: its reason, its service, and the other side. */
export function CabecaDaReclamacao({ reclamacao: r }: { reclamacao: Pedacos }) {
  return (
    <div className={c['cabeca']}>
      <Tile cor={r.cor} icone={r.icone} />
      <div>
        <h2>{r.descricaoProblema === '' ? 'O acesso não veio' : r.descricaoProblema}</h2>
        <p>
          {r.idBolao === null ? `${r.servico}, com ${r.papel === 'membro' ? r.adminNome : r.membroNome}` : r.servico}
        </p>
      </div>
    </div>
  );
}
