import * as chamadas from '@rateia/contracts/chamadas';
import { formatarTamanho } from '@rateia/domain/formatos';
import { IconPaperclip } from '@tabler/icons-react';
import { baixar } from '../../../lib/baixar.ts';
import { useChamada } from '../../../lib/consultas.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import type { Reclamacao } from '../mutations.ts';
import c from './reclamacao.module.css';

type Anexo = Reclamacao['interacoes'][number]['anexos'][number];

/** Files under a line: each is opened by a link that is good for a minute (REGRAS 2.7, 2.17). */
export function Anexos({ anexos, aoTirar }: { anexos: readonly Anexo[]; aoTirar?: (id: string) => void }) {
  const abrir = useChamada(chamadas.createLinkDoAnexo, { aoConcluir: ({ url }) => baixar(url) });
  if (anexos.length === 0) return null;
  return (
    <ul aria-label="Arquivos" className={c['anexos']}>
      {anexos.map(({ id, nome, tamanho }) => (
        <li key={id}>
          <Botao
            variante="texto"
            tamanho="sm"
            icone={<IconPaperclip size={18} stroke={1.75} />}
            onClick={() => abrir.mutate({ params: { id } })}
          >
            {`${nome}, ${formatarTamanho(tamanho)}`}
          </Botao>
          {aoTirar !== undefined && (
            <Botao variante="texto" tamanho="sm" onClick={() => aoTirar(id)}>
              {`Tirar ${nome}`}
            </Botao>
          )}
        </li>
      ))}
    </ul>
  );
}
