import { diaDe } from '@rateia/domain/datas';
import { formatarDiaCompleto, formatarMomento } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { LinhaLista, Lista } from '../../../ui/base/lista.tsx';
import { Sanfona } from '../../../ui/base/sanfona.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import type { Politica } from '../queries.ts';
import { privacidadeQueries } from '../queries.ts';
import c from './privacidade.module.css';

const OBRIGATORIA = 1;

/**
 * /politicas-privacidade (spec 1, §2, §3 Privacy policy): the policies in force, the former ones, and the person's
 * answers.
 */
export function TelaPoliticas() {
  const politicas = useQuery(privacidadeQueries.politicas());
  const aceites = useQuery(privacidadeQueries.aceites());
  return (
    <Pagina titulo="Políticas de privacidade" voltar={paths.portalPrivacidade()} largura="media">
      <div className={c['pilha']}>
        <Consulta consulta={politicas} erro="Não conseguimos carregar as políticas">
          {({ politicas: ativas, anteriores }) => (
            <>
              {ativas.map((politica) => (
                <CartaoDaPolitica key={politica.codigo} politica={politica} />
              ))}
              {anteriores.length > 0 && (
                <Cartao titulo="Versões anteriores">
                  <Sanfona itens={anteriores.map((p) => ({ pergunta: nomeDa(p), resposta: <Texto politica={p} /> }))} />
                </Cartao>
              )}
            </>
          )}
        </Consulta>
        <Consulta consulta={aceites} erro="Não conseguimos carregar as suas respostas">
          {({ itens }) => (
            <Cartao titulo="O que você respondeu" rente>
              {itens.length === 0 ? (
                <p className={c['vazio']}>Nenhuma resposta ainda.</p>
              ) : (
                <Lista>
                  {itens.map(({ titulo, versao, resposta, em, documento }) => (
                    <LinhaLista
                      key={`${documento}-${em}`}
                      titulo={titulo}
                      detalhe={`${resposta}. Versão ${versao}, ${formatarMomento(em)}`}
                    />
                  ))}
                </Lista>
              )}
            </Cartao>
          )}
        </Consulta>
      </div>
    </Pagina>
  );
}

function nomeDa({ titulo, versao }: Politica) {
  return `${titulo}, versão ${versao}`;
}

function CartaoDaPolitica({ politica }: { readonly politica: Politica }) {
  const { titulo, resumo, tipo, versao, vigenteDesde, secoes, mudancas } = politica;
  return (
    <Cartao titulo={titulo} ladoTitulo={<Etiqueta>{tipo === OBRIGATORIA ? 'Obrigatória' : 'Opcional'}</Etiqueta>}>
      <p className={c['apoio']}>
        {resumo} Versão {versao}, em vigor desde {formatarDiaCompleto(diaDe(vigenteDesde))}.
      </p>
      {mudancas !== '' && <p className={c['apoio']}>O que mudou: {mudancas}</p>}
      <Sanfona itens={secoes.map((s) => ({ pergunta: s.titulo, resposta: s.texto }))} />
    </Cartao>
  );
}

function Texto({ politica }: { readonly politica: Politica }) {
  return politica.secoes.map(({ titulo, texto }) => (
    <p key={titulo} className={c['apoio']}>
      <b>{titulo}.</b> {texto}
    </p>
  ));
}
