import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBusca } from '../../../lib/navegacao.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Osso } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { Figura } from '../components/figura.tsx';
import { useMarcar } from '../mutations.ts';
import { notificacoesQueries } from '../queries.ts';
import c from './detalhe.module.css';

/** /notificacoes/detalhe?id= (spec 1, §2): the whole text of one. An address that names none leads to the list. */
export function TelaDetalhe() {
  const texto = useBusca()['id'] ?? '';
  const id = /^[1-9]\d{0,14}$/.test(texto) ? Number(texto) : undefined;
  const nenhuma = id === undefined;
  useEffect(() => {
    if (nenhuma) void irPara(paths.notificacoes(), { substitui: true });
  }, [nenhuma]);
  return id === undefined ? null : <Detalhe id={id} />;
}

/** Opening it is reading it. */
function Detalhe({ id }: { readonly id: number }) {
  const consulta = useQuery(notificacoesQueries.uma(id));
  const { mutate } = useMarcar({ diz: false });
  const porLer = consulta.data?.visualizado === false;
  useEffect(() => {
    if (porLer) mutate({ query: { id, lido: 'true' } });
  }, [porLer, id, mutate]);
  return (
    <Pagina titulo={consulta.data?.titulo ?? 'Notificação'} voltar={paths.notificacoes()} largura="media">
      <Consulta
        consulta={consulta}
        esqueleto={<Osso altura={220} raio={20} />}
        erro="Ocorreu um erro ao carregar as notificações."
      >
        {({ icone, autor, dataFormatada, paragrafos, botao }) => (
          <Cartao>
            <div className={c['cabeca']}>
              <Figura icone={icone} autor={autor} />
              <span>{dataFormatada}</span>
            </div>
            <div className={c['texto']}>
              {paragrafos.map((paragrafo) => (
                <p key={paragrafo}>{paragrafo}</p>
              ))}
            </div>
            {botao !== null && <Botao href={botao.caminho}>{botao.rotulo}</Botao>}
          </Cartao>
        )}
      </Consulta>
    </Pagina>
  );
}
