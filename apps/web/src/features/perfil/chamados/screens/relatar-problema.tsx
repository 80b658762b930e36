import { CATEGORIA_CHAMADO, ID_CATEGORIA_CHAMADO } from '@rateia/domain/perfil/chamado';
import { ehIdDe } from '@rateia/domain/tabela';
import { maximoDeCaracteres, minimoDeCaracteres, obrigatorio, preenchido } from '@rateia/domain/validacao';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quantos } from '../../../../lib/em-palavras.ts';
import { momentoPerto } from '../../../../lib/momento.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { CampoEscolha } from '../../../../ui/formulario/campo-escolha.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { useRelatar } from '../../mutations.ts';
import { perfilQueries } from '../../queries.ts';
import c from '../../screens/formulario.module.css';
import { ConversaDoChamado } from '../components/conversa-do-chamado.tsx';
import { SituacaoDoChamado } from '../components/situacao-do-chamado.tsx';
import { pedidoDoFimDosGrupos } from '../pedido-do-fim-dos-grupos.ts';

const LIMITE_DO_TEXTO = 2_001;
const MINIMO_DO_TEXTO = 10;
const campos = {
  categoria: { nome: 'Assunto', regras: [obrigatorio] },
  texto: {
    nome: 'O que aconteceu',
    regras: [obrigatorio, preenchido, minimoDeCaracteres(MINIMO_DO_TEXTO), maximoDeCaracteres(LIMITE_DO_TEXTO)],
  },
} as const;
const assuntos = Object.values(CATEGORIA_CHAMADO).map(({ id, rotulo }) => ({ valor: String(id), rotulo }));

const APOIO_DA_CORRECAO =
  'Diga qual dado está errado e como é o certo. Se o seu CPF está em outra conta, escreva o CPF: só a equipe lê.';

/** /perfil/relatar-problema (spec 1, §2): a new report (`?assunto=` begins it, `?pedido=` writes it), those already made, and the conversation of one (`?relato=`). */
export function TelaRelatarProblema() {
  const { relato, pedido } = useBusca();
  if (relato !== undefined && /^\d{1,15}$/.test(relato)) return <ConversaDoChamado id={Number(relato)} />;
  return (
    <Pagina titulo="Relatar problema" voltar={paths.perfil()} largura="estreita">
      <div className={c['pilha']}>
        {pedido === 'fim-dos-grupos' ? <PedirFimDosGrupos /> : <Relatar texto="" />}
        <Relatos />
      </div>
    </Pagina>
  );
}

/**
 * The report by which a person who deletes the account asks for the end of his groups: already written, to be checked
 * and sent.
 */
function PedirFimDosGrupos() {
  const exclusao = useQuery(perfilQueries.exclusao());
  return (
    <Consulta consulta={exclusao} erro="Não conseguimos ver os seus grupos">
      {({ impedimentos }) => <Relatar texto={pedidoDoFimDosGrupos(impedimentos.flatMap(({ grupo }) => grupo ?? []))} />}
    </Consulta>
  );
}

function Relatar({ texto }: { readonly texto: string }) {
  const dias = useRegras()?.chamado.diasUteisParaResponder;
  const [recusa, setRecusa] = useState<string>();
  const { assunto } = useBusca();
  const formulario = useFormulario({
    iniciais: { categoria: assuntos.some(({ valor }) => valor === assunto) ? (assunto ?? '') : '', texto },
    campos,
    preguicoso: true,
  });
  const correcao = formulario.valores.categoria === String(ID_CATEGORIA_CHAMADO.correcao);
  const relatar = useRelatar(setRecusa);
  return (
    <Cartao>
      <form
        className={c['formulario']}
        noValidate
        onSubmit={formulario.enviar(({ categoria, texto }) => {
          setRecusa(undefined);
          const id = Number(categoria);
          if (ehIdDe(CATEGORIA_CHAMADO, id)) relatar.mutate({ body: { categoria: id, texto: texto.trim() } });
        })}
      >
        <p>Uma pessoa da equipe responde em até {quantos(dias, 'dias úteis')}, por aqui e por e-mail.</p>
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa}
          </Nota>
        )}
        <CampoEscolha {...formulario.campo('categoria')} rotulo="Assunto" opcoes={assuntos} />
        <CampoArea
          {...formulario.campo('texto')}
          rotulo={correcao ? 'O que está errado' : 'O que aconteceu'}
          linhas={5}
          maxLength={LIMITE_DO_TEXTO - 1}
          apoio={
            correcao ? APOIO_DA_CORRECAO : 'Diga o que você fez, o que esperava e o que viu. Nunca escreva a sua senha.'
          }
        />
        <Botao tipo="submit" tamanho="lg" bloco fazendo={relatar.isPending && 'Enviando'}>
          Enviar relato
        </Botao>
      </form>
    </Cartao>
  );
}

function Relatos() {
  const chamados = useQuery(perfilQueries.chamados());
  return (
    <Consulta
      consulta={chamados}
      esqueleto={<OssoLista quantos={2} />}
      erro="Não conseguimos carregar os seus relatos"
      vazio={{ quando: ({ itens }) => itens.length === 0, mostra: null }}
    >
      {({ itens }) => (
        <Cartao titulo="Seus relatos" rente>
          <Lista>
            {itens.map(({ id, numero, inicio, estado, mudouEm, categoriaDescricao }) => (
              <LinhaLista
                key={id}
                titulo={inicio}
                detalhe={
                  <>
                    {`${numero}, ${categoriaDescricao}. ${momentoPerto(mudouEm)}`}
                    <span className={c['situacao']}>
                      <SituacaoDoChamado estado={estado} />
                    </span>
                  </>
                }
                href={paths.perfilRelatarProblema({ relato: id })}
              />
            ))}
          </Lista>
        </Cartao>
      )}
    </Consulta>
  );
}
