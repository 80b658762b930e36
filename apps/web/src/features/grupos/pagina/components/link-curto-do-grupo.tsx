import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Botao } from '../../../../ui/base/botao.tsx';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { useCriarLink } from '../../mutations.ts';
import { gruposQueries } from '../../queries.ts';
import c from './link-curto-do-grupo.module.css';

/** The member's short link to the group: made on request, then shown with its visits (spec 1, §2 /r/{link}). */
export function LinkCurtoDoGrupo({ idGrupo }: { readonly idGrupo: number }) {
  const consulta = useQuery(gruposQueries.linkCurto(idGrupo));
  const criar = useCriarLink();
  if (consulta.data === undefined) return null;
  const { link } = consulta.data;
  if (link === null) {
    return (
      <div className={c['novo']}>
        <p>Um link curto cabe em um cartaz, e você vê quantas pessoas abriram.</p>
        <Botao
          variante="linha"
          tamanho="sm"
          icone={<IconLink size={20} stroke={1.75} />}
          fazendo={criar.isPending && 'Criando'}
          onClick={() => criar.mutate({ body: { idGrupo } })}
        >
          Criar link curto
        </Botao>
      </div>
    );
  }
  return (
    <div className={c['link']}>
      <div>
        <b>{link.endereco.replace(/^https?:\/\//, '')}</b>
        <span role="status">{visitasDe(link)}</span>
      </div>
      <BotaoCopiar texto={link.endereco} nome="o link curto" aviso="Link curto copiado" />
    </div>
  );
}

function visitasDe({ visitas, visitantes }: { readonly visitas: number; readonly visitantes: number }): string {
  if (visitas === 0) return 'Ninguém abriu ainda';
  const vezes = visitas === 1 ? 'Aberto 1 vez' : `Aberto ${visitas} vezes`;
  return visitas === visitantes ? vezes : `${vezes}, ${visitantes} sem contar repetições do mesmo dia`;
}
