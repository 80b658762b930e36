import { destinoDaNotificacao } from '@rateia/domain/notificacoes/links';
import { IconMailOpened } from '@tabler/icons-react';
import { analytics } from '../../../lib/analytics.ts';
import { paths } from '../../../lib/paths.ts';
import { BotaoIcone } from '../../../ui/base/botao-icone.tsx';
import { Oculto } from '../../../ui/base/oculto.tsx';
import { useMarcar } from '../mutations.ts';
import type { Notificacao } from '../queries.ts';
import { Figura } from './figura.tsx';
import c from './item.module.css';

interface ItemProps {
  readonly notificacao: Notificacao;
}

/**
 * One notification: its text and "Clique Aqui" lead on, and mark it as read on the way; the switch at the right stands
 * apart (spec 1, §2 and §4).
 */
export function ItemDeNotificacao({ notificacao }: ItemProps) {
  const { id, titulo, mensagem, visualizado, dataFormatada } = notificacao;
  const marcar = useMarcar({ diz: true });
  const aoLer = useMarcar({ diz: false });
  function abrir(): void {
    analytics.registrar({ categoria: 'Notificacoes', acao: 'selecao', rotulo: String(notificacao.tipo) });
    if (!visualizado) aoLer.mutate({ query: { id, lido: 'true' } });
  }
  return (
    <article className={c['item']} data-nova={!visualizado || undefined}>
      <Figura icone={notificacao.icone} autor={notificacao.autor} />
      <div className={c['corpo']}>
        <h3>
          {!visualizado && <Oculto>Não lida: </Oculto>}
          {titulo}
        </h3>
        {mensagem !== '' && <p>{mensagem}</p>}
        <p className={c['pe']}>
          <Ligacao notificacao={notificacao} aoAbrir={abrir} />
          <span>{dataFormatada}</span>
        </p>
      </div>
      <span className={c['chave']}>
        <BotaoIcone
          rotulo={`${visualizado ? 'Marcar como não lida' : 'Marcar como lida'}: ${titulo}`}
          onClick={() => marcar.mutate({ query: { id, lido: visualizado ? 'false' : 'true' } })}
        >
          {visualizado ? <IconMailOpened size={20} stroke={1.75} /> : <span className={c['ponto']} />}
        </BotaoIcone>
      </span>
    </article>
  );
}

function Ligacao({
  notificacao: { id, link, titulo },
  aoAbrir,
}: {
  readonly notificacao: Notificacao;
  readonly aoAbrir: () => void;
}) {
  const destino = destinoDaNotificacao(link);
  if (destino === 'nenhum') return null;
  const fora = destino === 'novaAba' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a
      className={c['ligacao']}
      href={destino === 'detalhe' ? paths.notificacoesDetalhe({ id }) : link}
      aria-label={`Clique Aqui: ${titulo}`}
      onClick={aoAbrir}
      {...fora}
    >
      Clique Aqui
    </a>
  );
}
