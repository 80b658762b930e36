import { ehDia } from '@rateia/domain/datas';
import type { LoteriaEspecial } from '@rateia/domain/marketing/loteria-especial';
import { LOTERIAS_ESPECIAIS } from '@rateia/domain/marketing/loteria-especial';
import type { Regra } from '@rateia/domain/validacao';
import { obrigatorio } from '@rateia/domain/validacao';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Dialogo } from '../../../../ui/dialogo/dialogo.tsx';
import { CampoEscolha } from '../../../../ui/formulario/campo-escolha.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import c from './campanha.module.css';
import { doCampo, paraCampo } from './campanha.ts';
import { useSalvarEdicao } from './mutations-da-loteria.ts';

type Edicao = RespostaDe<'getEdicoesEspeciais'>['itens'][number];

interface EdicaoEspecialProps {
  /** The edition that is moved, or a new one; undefined keeps the sheet closed. */
  readonly edicao: Edicao | 'nova' | undefined;
  readonly aoFechar: () => void;
}

/** A new edition, or another moment of the draw of one. */
export function EdicaoEspecial({ edicao, aoFechar }: EdicaoEspecialProps) {
  return (
    <Dialogo
      aberto={edicao !== undefined}
      titulo={edicao === undefined || edicao === 'nova' ? 'Nova data de loteria' : edicao.nome}
      aoFechar={aoFechar}
    >
      {edicao !== undefined && <Formulario edicao={edicao === 'nova' ? undefined : edicao} aoFechar={aoFechar} />}
    </Dialogo>
  );
}

const umDia: Regra = (valor) => (ehDia(String(valor)) ? undefined : 'Confira o dia, o mês e o ano.');
const campos = {
  dataPadrao: { nome: 'Data da loteria', regras: [obrigatorio, umDia] },
  sorteio: { nome: 'Sorteio', regras: [obrigatorio] },
} as const;
const opcoes = Object.entries(LOTERIAS_ESPECIAIS).map(([valor, rotulo]) => ({
  valor: valor as LoteriaEspecial,
  rotulo,
}));

function Formulario({ edicao, aoFechar }: { readonly edicao: Edicao | undefined; readonly aoFechar: () => void }) {
  const formulario = useFormulario({
    iniciais: {
      slug: edicao?.slug ?? opcoes[0]?.valor ?? 'mega-da-virada',
      dataPadrao: edicao?.dataPadrao ?? '',
      sorteio: edicao === undefined ? '' : paraCampo(edicao.sorteioEm),
    },
    campos,
    preguicoso: true,
    efemero: true,
  });
  const salvar = useSalvarEdicao({ aoSalvar: aoFechar, aoRecusar: formulario.recusa });
  return (
    <form
      className={c['pilha']}
      noValidate
      onSubmit={formulario.enviar(({ slug, dataPadrao, sorteio }) => {
        const sorteioEm = doCampo(sorteio);
        if (sorteioEm !== null) salvar.mutate({ params: { slug, dataPadrao }, body: { sorteioEm } });
      })}
    >
      {edicao === undefined && (
        <>
          <CampoEscolha
            rotulo="Loteria"
            value={formulario.valores.slug}
            onChange={(slug) => formulario.muda('slug', slug)}
            opcoes={opcoes}
          />
          <CampoTexto
            {...formulario.campo('dataPadrao')}
            tipo="date"
            rotulo="Data da loteria"
            apoio="A faixa aparece 7 dias antes dela."
          />
        </>
      )}
      <CampoTexto
        {...formulario.campo('sorteio')}
        tipo="datetime-local"
        rotulo="Sorteio"
        apoio="Horário de Brasília. A contagem vai até aqui."
      />
      <Botao tipo="submit" tamanho="lg" bloco fazendo={salvar.isPending && 'Salvando'}>
        Salvar a data
      </Botao>
      <Botao bloco variante="texto" onClick={aoFechar}>
        Voltar à lista
      </Botao>
    </form>
  );
}
