import { momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { usePode } from '../../../../lib/permissoes.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import type { DadosDaPessoa } from '../../pessoa.ts';
import { rotuloDaIdentidade } from '../../pessoa.ts';
import c from './pessoa.module.css';

type Identidade = DadosDaPessoa['identidades'][number];

/** Each time the person sent documents, and what became of it. The pictures are in their queue alone. */
export function Identidades({ idUsuario, itens }: { idUsuario: number; itens: readonly Identidade[] }) {
  const decide = usePode()?.('getValidacoesEmAnalise') === true;
  if (itens.length === 0) return <Cartao titulo="Documentos">Nenhum documento enviado.</Cartao>;
  return (
    <Cartao titulo="Documentos">
      <ul className={c['linhas']} aria-label="Documentos">
        {itens.map((item, i) => (
          <li key={item.enviadaEm ?? i}>
            <div>
              <b>{item.enviadaEm === null ? 'Ainda não enviou' : `Enviou ${noTexto(momentoPerto(item.enviadaEm))}`}</b>
              {item.mensagem !== '' && <q>{item.mensagem}</q>}
              {item.decididaEm !== null && <span>{decisaoDe(item, item.decididaEm)}</span>}
            </div>
            <Etiqueta>{rotuloDaIdentidade(item.estado)}</Etiqueta>
            {item.estado === 'emAnalise' && decide && (
              <Botao variante="suave" tamanho="sm" href={paths.backofficeFila('identidades', { pessoa: idUsuario })}>
                Analisar na fila
              </Botao>
            )}
          </li>
        ))}
      </ul>
    </Cartao>
  );
}

function decisaoDe({ porPessoa }: Identidade, em: string): string {
  return `${porPessoa ? 'Decidida pela equipe' : 'Decidida pela comparação'} ${noTexto(momentoPerto(em))}`;
}
