import { SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import { rotuloDe } from '@rateia/domain/tabela';
import { useState } from 'react';
import { diaPerto } from '../../../lib/momento.ts';
import { usePode } from '../../../lib/permissoes.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { dialogos } from '../../../ui/dialogo/dialogos.ts';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { CampoEscolha } from '../../../ui/formulario/campo-escolha.tsx';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import { ContaDaSolucao } from '../components/conta-da-solucao.tsx';
import c from '../components/reclamacao.module.css';
import { useMediar } from './mutations.ts';
import type { CasoInteiro } from './queries.ts';

const NADA = 0;
const MINIMO = 5;
type Props = { readonly caso: CasoInteiro };

/** The decision: what comes back, from which day, and in which words; who may not decide alone sends it on (REGRAS 2.15). */
export function DecisaoDoCaso({ caso }: Props) {
  const pode = usePode();
  if (caso.reclamacao.estado !== 'mediacao') return <Nota>{`Fechada: ${caso.reclamacao.descricaoResultado}.`}</Nota>;
  if (caso.aAprovar !== null) return <Assinatura caso={caso} />;
  if (pode?.('decidirReclamacao') !== true) return <Nota>O atendimento e a liderança decidem reclamações.</Nota>;
  return <Decidir caso={caso} />;
}

function Decidir({ caso: { reclamacao, inicios, modelos, consequencias } }: Props) {
  const [desde, setDesde] = useState(inicios[0]?.desde ?? '');
  const [solucao, setSolucao] = useState<number>();
  const [modelo, setModelo] = useState('');
  const [texto, setTexto] = useState('');
  const [falta, setFalta] = useState<'solucao' | 'texto'>();
  const { decidir } = useMediar();
  const opcoes = inicios.find((i) => i.desde === desde)?.opcoes ?? [];
  const conta = opcoes.find((o) => o.solucao === solucao);
  const bolao = reclamacao.idBolao !== null;
  const aFavor = solucao !== undefined && solucao !== NADA;
  async function enviar(): Promise<void> {
    const primeira = oQueFalta(solucao, texto);
    setFalta(primeira);
    if (primeira !== undefined) return;
    const sim = await dialogos.mostrar({
      titulo: conta?.alcada === 'propoe' ? 'Enviar para outra pessoa assinar?' : 'Decidir este caso?',
      corpo:
        conta === undefined ? 'Nada volta para o membro.' : <ContaDaSolucao conta={conta} rotulo="O membro recebe" />,
      acao: conta?.alcada === 'propoe' ? 'Enviar' : 'Decidir',
      escape: 'Continuar analisando',
    });
    if (!sim) return;
    decidir.mutate({
      params: { id: reclamacao.id },
      body: { solucao: conta?.solucao ?? null, desde, texto: texto.trim(), totalMostrado: conta?.total ?? 0 },
    });
  }
  return (
    <Cartao titulo="Decisão">
      <div className={c['pilha']}>
        {inicios.length > 1 && (
          <Opcoes
            rotulo="O uso parou em"
            mostraRotulo
            valor={desde}
            aoEscolher={setDesde}
            opcoes={inicios.map((i) => ({ valor: i.desde, titulo: diaPerto(i.desde), detalhe: i.porque }))}
          />
        )}
        <OQueVolta
          opcoes={opcoes}
          solucao={solucao}
          aoEscolher={setSolucao}
          falta={falta === 'solucao'}
          nada={bolao ? 'Nada volta' : 'Nada volta, o administrador recebe'}
        />
        {conta !== undefined && <ContaDaSolucao conta={conta} rotulo="O membro recebe" />}
        <CampoEscolha
          rotulo="Modelo de texto"
          value={modelo}
          onChange={(id) => {
            setModelo(id);
            setTexto(modelos.find((m) => m.id === id)?.texto ?? texto);
          }}
          opcoes={modelos.map(({ id, titulo }) => ({ valor: id, rotulo: titulo }))}
        />
        <CampoArea
          rotulo={bolao ? 'Texto para o membro' : 'Texto para os dois'}
          value={texto}
          onChange={setTexto}
          maxLength={1000}
          linhas={4}
          erro={falta === 'texto' ? 'Escreva pelo menos 5 letras.' : undefined}
        />
        {aFavor && (
          <ul>
            {consequencias.map((consequencia) => (
              <li key={consequencia}>{consequencia}</li>
            ))}
          </ul>
        )}
        <Botao bloco fazendo={decidir.isPending && 'Enviando'} onClick={() => void enviar()}>
          {conta?.alcada === 'propoe' ? 'Enviar para outra pessoa assinar' : 'Decidir'}
        </Botao>
        <p>Fica o seu nome, a hora e o texto.</p>
      </div>
    </Cartao>
  );
}

function oQueFalta(solucao: number | undefined, texto: string): 'solucao' | 'texto' | undefined {
  if (solucao === undefined) return 'solucao';
  return texto.trim().length < MINIMO ? 'texto' : undefined;
}

interface OQueVoltaProps {
  readonly opcoes: CasoInteiro['inicios'][number]['opcoes'];
  readonly solucao: number | undefined;
  readonly aoEscolher: (solucao: number) => void;
  readonly falta: boolean;
  /** The effect if the member is not right. */
  readonly nada: string;
}

const DA_ALCADA = {
  faz: {},
  propoe: { detalhe: 'Outra pessoa assina' },
  nada: { detalhe: 'Acima do que a sua função propõe', indisponivel: true },
} as const;

function OQueVolta({ opcoes, solucao, aoEscolher, falta, nada }: OQueVoltaProps) {
  return (
    <Opcoes
      rotulo="O que volta"
      mostraRotulo
      erro={falta ? 'Escolha uma decisão.' : undefined}
      valor={solucao}
      aoEscolher={aoEscolher}
      opcoes={[
        ...opcoes.map((o) => ({
          valor: o.solucao as number,
          titulo: rotuloDe(SOLUCAO, o.solucao),
          fim: o.total === 0 ? 'Sem devolução' : <Valor valor={o.total} />,
          ...DA_ALCADA[o.alcada],
        })),
        { valor: NADA, titulo: 'Sem razão para o membro', detalhe: nada },
      ]}
    />
  );
}

function Assinatura({ caso: { reclamacao, aAprovar } }: Props) {
  const { aprovar, recusar } = useMediar();
  if (aAprovar === null) return null;
  const { solucao, desde, texto, valor, por, posso } = aAprovar;
  const params = { id: reclamacao.id };
  return (
    <Cartao titulo={`${por} propõe`}>
      <div className={c['pilha']}>
        <p>{solucao === null ? 'Sem razão para o membro' : rotuloDe(SOLUCAO, solucao)}</p>
        <Valor valor={valor} tamanho="xl" />
        {reclamacao.idBolao === null && <p>{`O uso parou em ${diaPerto(desde)}.`}</p>}
        <p>{texto}</p>
        {posso ? (
          <>
            <Botao bloco fazendo={aprovar.isPending && 'Assinando'} onClick={() => aprovar.mutate({ params })}>
              Assinar a decisão
            </Botao>
            <Botao
              variante="linha"
              bloco
              fazendo={recusar.isPending && 'Devolvendo'}
              onClick={() => recusar.mutate({ params })}
            >
              Não assinar
            </Botao>
          </>
        ) : (
          <Nota>Espera a assinatura de outra pessoa.</Nota>
        )}
      </div>
    </Cartao>
  );
}
