import { diaDe } from '@rateia/domain/datas';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { diaPerto, noTexto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Grade } from '../../../../ui/base/secao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { marketingQueries } from '../../queries.ts';
import { useAbrirVantagem } from '../mutations.ts';
import c from './clube.module.css';

type Vantagem = RespostaDe<'getClube'>['itens'][number];

/** /clube: coupons of partners, each with its rule, its end and its code once it is opened (REGRAS 2.31). */
export function TelaClube() {
  const consulta = useQuery(marketingQueries.clube());
  return (
    <Pagina
      titulo="Clube"
      voltar={paths.grupos()}
      subtitulo="Cupons de parceiros para usar nas lojas deles. Não custa nada e não muda o preço dos seus grupos."
    >
      <Consulta
        consulta={consulta}
        esqueleto={<OssoLista quantos={3} />}
        erro="Não conseguimos carregar o clube"
        vazio={{
          quando: ({ itens }) => itens.length === 0,
          mostra: <Vazio titulo="Nenhum cupom agora" detalhe="Quando um parceiro entrar, o cupom dele aparece aqui." />,
        }}
      >
        {({ itens }) => (
          <Grade>
            {itens.map((vantagem) => (
              <CupomDoParceiro key={vantagem.id} vantagem={vantagem} />
            ))}
          </Grade>
        )}
      </Consulta>
    </Pagina>
  );
}

function CupomDoParceiro({ vantagem }: { readonly vantagem: Vantagem }) {
  const { id, parceiro, titulo, regra, terminaEm, aberta } = vantagem;
  const abrir = useAbrirVantagem();
  return (
    <Cartao>
      <div className={c['cupom']}>
        <p className={c['parceiro']}>{parceiro}</p>
        <h2>{titulo}</h2>
        <p className={c['regra']}>{regra.replaceAll('R$ ', 'R$\u00A0')}</p>
        <p className={c['fim']}>{`Vale até ${noTexto(diaPerto(diaDe(terminaEm)))}.`}</p>
        {aberta === null ? (
          <Botao
            bloco
            variante="suave"
            rotulo={`Ver o código de ${parceiro}`}
            fazendo={abrir.isPending && 'Abrindo'}
            onClick={() => abrir.mutate({ params: { id } })}
          >
            Ver o código
          </Botao>
        ) : (
          <>
            <div className={c['codigo']}>
              <b>{aberta.codigo}</b>
              <BotaoCopiar texto={aberta.codigo} nome={`o código de ${parceiro}`} aviso="Código copiado" />
            </div>
            <Botao bloco variante="linha" href={aberta.link} novaJanela rotulo={`Ir à loja ${parceiro}`}>
              Ir à loja
            </Botao>
          </>
        )}
      </div>
    </Cartao>
  );
}
