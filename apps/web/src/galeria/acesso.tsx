import { Cartao } from '../ui/base/cartao.tsx';
import { Grade, Secao } from '../ui/base/secao.tsx';
import { CampoDeAcesso } from '../ui/formulario/campo-de-acesso.tsx';

const pilha = { display: 'grid', gap: 16 } as const;
function campo(name: string, value = '') {
  return { name, value, onChange: () => undefined, erro: undefined };
}

/** Every field that a form of access asks for, empty, filled and refused. */
export function AcessoNaGaleria() {
  return (
    <Secao titulo="Campos do acesso">
      <Grade>
        <Cartao titulo="Vazios">
          <div style={pilha}>
            <CampoDeAcesso nome="login" {...campo('acesso-login')} />
            <CampoDeAcesso nome="senha" {...campo('acesso-senha')} />
            <CampoDeAcesso nome="codigo" {...campo('acesso-codigo')} />
            <CampoDeAcesso nome="link" {...campo('acesso-link')} />
            <CampoDeAcesso nome="instrucoes" {...campo('acesso-instrucoes')} />
            <CampoDeAcesso nome="recado" para="Bruno" {...campo('acesso-recado')} />
          </div>
        </Cartao>
        <Cartao titulo="Preenchidos e recusados">
          <div style={pilha}>
            <CampoDeAcesso nome="codigo" {...campo('acesso-codigo-cheio', 'RATEIA-8841')} />
            <CampoDeAcesso nome="login" {...campo('acesso-sem-login')} erro="O campo Login é obrigatório." />
          </div>
        </Cartao>
      </Grade>
    </Secao>
  );
}
