import { UTMS } from '@rateia/domain/marketing/campanha';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';
import type { Formulario } from '../../../../ui/formulario/use-formulario.ts';
import c from './campanha.module.css';
import type { ValoresDaCampanha } from './campanha.ts';

/** The text of a campaign, and its target. */
export function Conteudo({ formulario }: { readonly formulario: Formulario<ValoresDaCampanha> }) {
  const { campo, valores, muda } = formulario;
  return (
    <>
      <Cartao titulo="O que diz">
        <div className={c['pilha']}>
          <CampoTexto {...campo('nome')} rotulo="Nome" apoio="Só a equipe vê este nome." maxLength={80} />
          <CampoTexto {...campo('titulo')} rotulo="Título" maxLength={80} />
          <CampoArea {...campo('texto')} rotulo="Texto" maxLength={240} />
          <CampoTexto
            {...campo('descricao')}
            rotulo="Descrição da imagem"
            apoio="Para quem não vê a imagem: diga o que ela mostra."
            maxLength={160}
          />
          <CampoTexto {...campo('cta')} rotulo="Texto do botão" apoio="Um verbo: Ver grupos." maxLength={40} />
        </div>
      </Cartao>
      <Cartao titulo="Para onde leva">
        <div className={c['pilha']}>
          <CampoTexto
            {...campo('link')}
            rotulo="Link"
            apoio="Um caminho do site, como /pesquisa, ou um endereço com https://."
            maxLength={500}
          />
          <Marcacao marcada={valores.abrirEmNovaJanela} aoMudar={(marcada) => muda('abrirEmNovaJanela', marcada)}>
            Abrir em nova janela
          </Marcacao>
          <CampoTexto
            {...campo('cupom')}
            rotulo="Cupom"
            apoio="Vai junto com quem usar o link; a página o mostra. Crie antes em Cupons."
            maxLength={40}
          />
          <div className={c['pares']}>
            {UTMS.map((utm) => (
              <CampoTexto key={utm} {...campo(utm)} rotulo={utm} maxLength={100} />
            ))}
          </div>
        </div>
      </Cartao>
    </>
  );
}
